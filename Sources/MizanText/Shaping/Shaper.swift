import CHarfBuzz
import MizanBase
import MizanUnicode

/// Shapes items with HarfBuzz, in font units; holds a buffer, and so serves one caller.
struct Shaper: ~Copyable {
    /// HarfBuzz writes this number where a default-ignorable character has nothing to show.
    private static let invisible: UInt32 = 0x00ff_ffff

    /// Source: CSS Fonts 4 §7.2: optional ligatures are those of `liga` and `clig`.
    private static let withoutLigatures = ["liga", "clig"].map {
        hb_feature_t(tag: FontTable.tag($0), value: 0, start: 0, end: .max)
    }

    private let buffer: ShapingBuffer
    /// The offset of each cluster of the range last shaped where a line can't begin without shaping anew.
    private(set) var unsafe: [Int32] = []
    /// The offset of each grapheme cluster of the range last shaped that shows a missing-glyph box.
    private(set) var missing: [Int] = []

    init() { buffer = ShapingBuffer.take() }

    deinit { buffer.giveBack() }

    /// Shapes a range of an item with what stands around it as context, and appends its glyphs in visual order.
    ///
    /// - Parameters:
    ///   - range: of the item's text, UTF-16 units.
    mutating func shape(_ range: Range<Int>, of item: TextItem, in source: SourceText, into glyphs: inout [Glyph]) {
        unsafe.removeAll(keepingCapacity: true)
        missing.removeAll(keepingCapacity: true)
        let buffer = self.buffer.buffer
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_invisible_glyph(buffer, Self.invisible)
        hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(item.script.tag))
        hb_buffer_set_language(buffer, self.buffer.language(item.language))
        let context = item.context
        source.units.withUnsafeBufferPointer { units in
            guard let base = units.baseAddress else { return }
            hb_buffer_add_utf16(
                buffer, base + context.lowerBound, Int32(context.count),
                UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
        }
        let first = glyphs.count
        if item.isSpaced {
            let features = Self.withoutLigatures
            hb_shape(item.face.tables.font, buffer, features, UInt32(features.count))
        } else {
            hb_shape(item.face.tables.font, buffer, nil, 0)
        }
        append(source, from: context.lowerBound, to: &glyphs)
        guard item.subunits > 1 else { return }
        LetterSpacing.add(
            item.letterSpacingUnits, to: &glyphs, in: first..<glyphs.count, factor: item.subunits,
            isRightToLeft: item.isRightToLeft)
    }

    private mutating func append(_ source: SourceText, from origin: Int, to glyphs: inout [Glyph]) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer.buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer.buffer, nil)
        else { return }
        if glyphs.isEmpty { glyphs.reserveCapacity(Int(count)) }
        var lastCluster = -1
        var lastMissing = -1
        for index in 0..<Int(count) {
            let info = infos[index]
            let position = positions[index]
            let cluster = origin + Int(info.cluster)
            if cluster != lastCluster {
                lastCluster = cluster
                // The glyph's flags are the lowest bits of its mask, which is what HarfBuzz's own function reads.
                if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 {
                    unsafe.append(Int32(truncatingIfNeeded: cluster))
                }
            }
            if info.codepoint == Self.invisible { continue }
            if info.codepoint == 0 {
                let start = source.graphemeStart(at: cluster)
                // One box for a cluster, none for what is invisible anyway.
                if source.flags[start].contains(.invisible) || start == lastMissing { continue }
                lastMissing = start
                missing.append(start)
            }
            glyphs.append(
                Glyph(
                    id: info.codepoint, advance: position.x_advance, xOffset: position.x_offset,
                    yOffset: position.y_offset, cluster: Int32(truncatingIfNeeded: cluster)))
        }
    }
}
