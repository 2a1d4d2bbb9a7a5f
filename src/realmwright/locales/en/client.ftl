# The chrome of the client: everything that belongs to no particular game.

app-name = Realmwright
