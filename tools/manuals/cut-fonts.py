"""Cuts the fonts of the guides of one language into TrueType files of their own, which a PDF holds once and small.

usage: cut-fonts.py <folder> <Archivo> [<regular of Noto CJK> <bold> <family>] < characters
Needs fontTools and brotli (Debian: python3-fonttools, python3-brotli).
"""

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.varLib.instancer import instantiateVariableFont

# Weight and width of each cut.
CUTS = {"text": (400, 100), "bold": (600, 100), "wide": (600, 122), "tall": (640, 62)}


def rename(font, family):
    """Names a cut: viewers list the fonts of a PDF by it."""
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (2, 17):
            record.string = "Regular"
        elif record.nameID == 6:
            record.string = family.replace(" ", "")


def subset(font, characters):
    options = Options(layout_features=["kern", "ccmp", "locl", "halt", "chws"], hinting=False, notdef_outline=True)
    options.drop_tables += ["VORG", "vhea", "vmtx", "VVAR", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)


def to_truetype(font, tolerance):
    """Turns cubic outlines into quadratic ones: Chromium embeds only those as a font."""
    drawn = font.getGlyphSet()
    glyphs = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(drawn)
        drawn[name].draw(Cu2QuPen(pen, tolerance, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder, glyf.glyphs = font.getGlyphOrder(), glyphs
    for name, glyph in glyphs.items():
        glyph.recalcBounds(glyf)
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements", "maxSizeOfInstructions"):
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    del font["CFF "]
    font["post"].formatType = 3.0
    font.sfntVersion = "\x00\x01\x00\x00"


def family_in(collection, family):
    return next(font for font in TTCollection(collection, lazy=True).fonts if font["name"].getDebugName(1).startswith(family))


def main(folder, archivo, *cjk):
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for name, (weight, width) in CUTS.items():
        font = instantiateVariableFont(TTFont(archivo, recalcTimestamp=False), {"wght": weight, "wdth": width})
        rename(font, f"Archivo K {name.capitalize()}")
        font.flavor = None
        font.save(out / f"{name}.ttf")
    if cjk:
        characters = sys.stdin.read()
        for name, collection in zip(("cjk-text", "cjk-bold"), cjk):
            font = family_in(collection, cjk[2])
            font.recalcTimestamp = False
            subset(font, characters)
            to_truetype(font, font["head"].unitsPerEm / 1000)
            font.save(out / f"{name}.ttf")


main(*sys.argv[1:])
