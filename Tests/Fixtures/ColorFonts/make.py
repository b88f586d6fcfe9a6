# Makes the colour fonts of the tests: small pictures and shapes drawn here, nothing taken from another font.
import struct, zlib, sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixStrike import Strike
from fontTools.ttLib.tables.sbixGlyph import Glyph as SbixGlyph
out = sys.argv[1]

def rect(x0, y0, x1, y1):
    pen = TTGlyphPen(None)
    pen.moveTo((x0, y0)); pen.lineTo((x0, y1)); pen.lineTo((x1, y1)); pen.lineTo((x1, y0)); pen.closePath()
    return pen.glyph()

def empty(): return TTGlyphPen(None).glyph()

def png(width, height, color):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"".join(bytes(color(x, y)) for x in range(width)) for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))

def font(name, glyphs, cmap):
    fb = FontBuilder(1000, isTTF=True)
    order = list(glyphs)
    fb.setupGlyphOrder(order)
    fb.setupCharacterMap(cmap)
    fb.setupGlyf(glyphs)
    # Outlines are moved to their side bearings, which stand where the outlines do.
    fb.setupHorizontalMetrics({g: (1000, getattr(glyphs[g], "xMin", 0) or 0) for g in order})
    fb.setupHorizontalHeader(ascent=800, descent=-200)
    fb.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name.replace(" ", "") + "-Regular"})
    fb.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    fb.setupPost()
    fb.font["head"].created = fb.font["head"].modified = 3_800_000_000
    fb.font.recalcTimestamp = False
    return fb

# Layers: 😀 is a red square with a blue one on it and a strip in the text's colour.
fb = font("Mizan Layers", {".notdef": rect(100, 0, 900, 700), "space": empty(), "grin": empty(), "full": rect(0, -200, 1000, 800),
    "inner": rect(250, 50, 750, 550), "strip": rect(0, -200, 1000, -100)}, {0x20: "space", 0x1F600: "grin"})
fb.font["COLR"] = buildCOLR({"grin": [("full", 0), ("inner", 1), ("strip", 0xFFFF)]}, version=0)
fb.font["CPAL"] = buildCPAL([[(1, 0, 0, 1), (0, 0, 1, 1)]])
fb.save(out + "/MizanLayers.ttf")

# Paints: 😀 is a graph of paints; 🎉 has no outline and no colours at all.
fb = font("Mizan Paints", {".notdef": rect(100, 0, 900, 700), "space": empty(), "grin": empty(), "party": empty(),
    "full": rect(0, -200, 1000, 800)}, {0x20: "space", 0x1F600: "grin", 0x1F389: "party"})
fb.font["COLR"] = buildCOLR({"grin": {"Format": 10, "Glyph": "full", "Paint": {"Format": 2, "PaletteIndex": 0, "Alpha": 1}}}, version=1)
fb.font["CPAL"] = buildCPAL([[(1, 0, 0, 1)]])
fb.save(out + "/MizanPaints.ttf")

# Pictures: 😀 is a PNG file of 20 × 20, yellow above green; 🎉 a file that is cut off.
fb = font("Mizan Pictures", {".notdef": rect(100, 0, 900, 700), "space": empty(), "grin": empty(), "party": empty()},
    {0x20: "space", 0x1F600: "grin", 0x1F389: "party"})
picture = png(20, 20, lambda x, y: (255, 204, 0, 255) if y < 10 else (0, 128, 0, 255))
sbix = newTable("sbix"); sbix.version = 1; sbix.flags = 1
strike = Strike(ppem=20, resolution=72)
for name in fb.font.getGlyphOrder():
    data = {"grin": picture, "party": picture[:-20]}.get(name)
    strike.glyphs[name] = SbixGlyph(glyphName=name, graphicType="png " if data else None, imageData=data,
        originOffsetX=0, originOffsetY=-4 if data else 0)
sbix.strikes = {20: strike}
fb.font["sbix"] = sbix
fb.save(out + "/MizanPictures.ttf")
