"""Subsets the font of the site for browsers: a basic set, the same with French and German letters, and Western European letters.

usage: python3 tools/fonts/subset-web-font.py
Kerning works within one file only, so French and German pages load a single file.
Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent.parent / "document/styles/fonts"
WHOLE = FONTS / "archivo-kinetra.woff2"

BASIC = {*range(0x20, 0x7F), *map(ord, "\u00a0\u00a3\u00a5\u00a9\u00ad\u00b0\u00b7\u00d7–—‘’“”…€™®−")}
FRENCH_AND_GERMAN = set(map(ord, "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸàâäæçèéêëîïôöùûüÿßŒœ«»‚„‹›"))
LETTERS = FRENCH_AND_GERMAN | set(range(0xC0, 0x100)) - BASIC


# Variation deltas are rounded to steps of these many units (of 1000), coarser where width and weight vary together.
# This saves a fifth of the size and moves outlines by half a pixel at most, in the largest headings.
STEP = 4
STEP_OF_BOTH = 8


def simplify(font):
    for variations in font["gvar"].variations.values():
        for variation in variations:
            step = STEP_OF_BOTH if len(variation.axes) > 1 else STEP
            variation.coordinates = [point and tuple(round(value / step) * step for value in point) for point in variation.coordinates]


def subset(name, characters):
    font = TTFont(WHOLE, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["kern", "tnum", "ccmp", "locl", "rvrn"], notdef_outline=True))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    simplify(font)
    font.flavor = "woff2"
    font.save(FONTS / f"archivo-{name}.woff2")
    print(f"archivo-{name}.woff2: {(FONTS / f'archivo-{name}.woff2').stat().st_size} bytes")


everything = set(TTFont(WHOLE).getBestCmap())
for name, characters in {"basic": BASIC, "european": BASIC | FRENCH_AND_GERMAN, "letters": LETTERS}.items():
    subset(name, characters & everything)
