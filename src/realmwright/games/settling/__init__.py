"""What Kingdom Builder and Winter Kingdom share: building next to one's own, moving, and scoring.

Rules are sentences here. `words` are sets of hexes (`terrain(GRASS) & edge`), `effects` say what is
done with them (`Build(on=…)`, `Move(to=…)`), `goals` what they are worth (`Each(…, gold=1)`).
"""
