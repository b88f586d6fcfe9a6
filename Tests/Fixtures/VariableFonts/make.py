# Makes the variable fonts of the tests: a subset of Inter, and a font of squares whose numbers are round.
import sys
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.builder import buildVarData, buildVarRegion, buildVarRegionList, buildVarStore

inter, out = sys.argv[1], sys.argv[2]

options = subset.Options()
options.set(hinting=False, glyph_names=False, layout_features=["kern", "tnum"], name_IDs=["*"], name_languages=[0x409],
            recalc_timestamp=False, notdef_outline=True, drop_tables=options.drop_tables + ["STAT"])
font = subset.load_font(inter, options)
subsetter = subset.Subsetter(options)
subsetter.populate(text="Mizan 0123456789 AV.")
subsetter.subset(font)
subset.save_font(font, out + "/Inter-Subset.ttf", options)


def rect(x0, y0, x1, y1):
    pen = TTGlyphPen(None)
    pen.moveTo((x0, y0))
    for point in [(x0, y1), (x1, y1), (x1, y0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


# A: a square of 400 in an em of 1,000. Twice as wide letters have a square and an advance twice as wide, and lines that are 100 higher
# above and 50 below; italic ones lean by 200.
builder = FontBuilder(1000, isTTF=True)
glyphs = {".notdef": rect(100, 0, 500, 700), "space": TTGlyphPen(None).glyph(), "A": rect(100, 0, 500, 400)}
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap({0x20: "space", 0x41: "A"})
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({".notdef": (600, 100), "space": (600, 0), "A": (600, 100)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Mizan Axes", "styleName": "Regular", "psName": "MizanAxes-Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=900, usWinDescent=250, version=4, fsSelection=0xC0)
builder.setupPost()
builder.setupFvar([("wdth", 50, 100, 200, "Width"), ("ital", 0, 0, 1, "Italic"), ("opsz", 8, 14, 72, "Optical Size")], [])
# The corners from the lower left clockwise, then the origin, the advance, and two places of vertical text.
wide = {"wdth": (0, 1, 1)}
builder.setupGvar({
    "space": [TupleVariation(wide, [(0, 0), (600, 0), (0, 0), (0, 0)])],
    "A": [
        TupleVariation(wide, [(100, 0), (100, 0), (500, 0), (500, 0), (0, 0), (600, 0), (0, 0), (0, 0)]),
        TupleVariation({"ital": (0, 1, 1)}, [(0, 0), (200, 0), (200, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]),
    ],
})
tags = ["wdth", "ital", "opsz"]
metrics = newTable("MVAR")
metrics.table = table = otTables.MVAR()
table.Version, table.Reserved, table.ValueRecordSize, table.ValueRecord = 0x00010000, 0, 8, []
table.VarStore = buildVarStore(buildVarRegionList([wide], tags), [buildVarData([0], [[100], [-50]], optimize=False)])
for index, tag in enumerate(["hasc", "hdsc"]):
    record = otTables.MetricsValueRecord()
    record.ValueTag, record.VarIdx = tag, index
    table.ValueRecord.append(record)
table.ValueRecordCount = len(table.ValueRecord)
builder.font["MVAR"] = metrics
builder.font["head"].created = builder.font["head"].modified = 3_800_000_000
builder.font.recalcTimestamp = False
builder.save(out + "/MizanAxes.ttf")
