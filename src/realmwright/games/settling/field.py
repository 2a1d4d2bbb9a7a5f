"""The field: the hexes of a board with everything about them that never changes.

Between the edges of the program a hex is a bit of a mask, in actions and for the client it is a
number, counted row by row. The tables here lead from one to the other.
"""

from __future__ import annotations

from collections.abc import Iterable

from realmwright.engine.hexes import Axial, Hexes

_FEW = 16
"""So many hexes are listed faster one by one than byte by byte."""
_NEAR = 4
"""So many hexes are left out faster one by one than by halving what is left."""


class Field:
    """Hexes with tables for the fast lane.

    `mask[number]` and `near[number]` are a hex and its neighbours; `number[length]` is the number
    of the hex whose mask has that bit length.
    """

    __slots__ = ("_bytes", "_halves", "_size", "hexes", "mask", "near", "number", "size")

    def __init__(self, coordinates: Iterable[Axial]) -> None:
        self.hexes = hexes = Hexes(coordinates)
        self.size = len(hexes.bits)
        self.mask = tuple(1 << bit for bit in hexes.bits)
        self.near = tuple(hexes.neighbours(mask) for mask in self.mask)
        number = [-1] * (hexes.board.bit_length() + 1)
        for n, bit in enumerate(hexes.bits):
            number[bit + 1] = n
        self.number = tuple(number)
        halves = []
        width = hexes.board.bit_length()
        while width > 1:
            width = (width + 1) // 2
            halves.append((width, (1 << width) - 1))
        self._halves = tuple(halves)
        self._size = (hexes.board.bit_length() + 7) // 8
        self._bytes = tuple(
            tuple(
                tuple(number[8 * place + bit + 1] for bit in range(8) if byte >> bit & 1)
                if not byte << 8 * place & ~hexes.board
                else ()
                for byte in range(256)
            )
            for place in range(self._size)
        )

    def numbers(self, mask: int) -> list[int]:
        """The numbers of the hexes of a mask, in ascending order."""
        found: list[int] = []
        if mask.bit_count() <= _FEW:
            number = self.number
            while mask:
                lowest = mask & -mask
                found.append(number[lowest.bit_length()])
                mask ^= lowest
            return found
        for table, byte in zip(self._bytes, mask.to_bytes(self._size, "little"), strict=True):
            if byte:
                found += table[byte]
        return found

    def nth(self, mask: int, n: int) -> int:
        """The number of the hex that has `n` hexes of the mask before it."""
        skipped = 0
        # Leave out half of what is left at a time, then the last few hexes one by one.
        for width, low in self._halves:
            if n <= _NEAR:
                break
            part = mask & low
            if (count := part.bit_count()) > n:
                mask = part
            else:
                mask >>= width
                skipped += width
                n -= count
        while n:
            mask &= mask - 1
            n -= 1
        return self.number[skipped + (mask & -mask).bit_length()]

    def union(self, numbers: Iterable[int]) -> int:
        """The mask of some numbers."""
        together = 0
        for number in numbers:
            together |= self.mask[number]
        return together

    def name(self, number: int) -> str:
        return self.hexes.name(self.hexes.bits[number])

    def named(self, name: str) -> int | None:
        """The number of the hex of that name, or None if there is none."""
        bit = self.hexes.named(name)
        return None if bit is None else self.number[bit + 1]
