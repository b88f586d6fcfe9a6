import CHarfBuzz
import MizanBase
import MizanUnicode

/// Shapes items with HarfBuzz, in font units; holds a buffer, and so serves one caller.
struct Shaper: ~Copyable {
    /// HarfBuzz writes this number where a default-ignorable character has nothing to show.
    static let invisible: UInt32 = 0x00ff_ffff

    /// Source: CSS Fonts 4 §7.2: optional ligatures are those of `liga` and `clig`.
    private static let withoutLigatures = ["liga", "clig"].map {
        hb_feature_t(tag: FontTable.tag($0), value: 0, start: 0, end: .max)
    }

    /// Spacing takes the optional ligatures away, unless the font is asked for them.
    private static func features(of item: TextItem, in attributes: AttributeSpans) -> [hb_feature_t] {
        let own = attributes[item.span].font.features.map {
            hb_feature_t(tag: FontTable.tag($0.tag), value: $0.value, start: 0, end: .max)
        }
        return item.isSpaced ? withoutLigatures + own : own
    }

    private let workspace: TextWorkspace
    /// Whether the workspace is given back with the shaper.
    private let isOwner: Bool
    /// The marks of the text that the faces of its items lack.
    private let fallbackMarks: [FallbackMark]
    /// Each grapheme cluster and mark of the range last shaped that shows a missing-glyph box.
    private(set) var missing: [Range<Int>] = []
    /// The advance of the range last shaped, in the glyphs' units.
    private(set) var advance = 0
    /// Whether a glyph of the range last shaped may paint beyond the font's ascender and descender.
    private(set) var exceedsMetrics = false

    /// A shaper of a workspace that somebody else gives back, or of its own.
    ///
    /// - Parameter fallbackMarks: the marks of the text that the faces of its items lack.
    init(in workspace: TextWorkspace? = nil, fallbackMarks: [FallbackMark]) {
        isOwner = workspace == nil
        self.fallbackMarks = fallbackMarks
        self.workspace = workspace ?? TextWorkspace.checkOut()
    }

    deinit { if isOwner { workspace.checkIn() } }

    /// Appends a glyph without ink that is as wide as an attachment.
    private mutating func leaveRoom(
        for attachment: TextAttachment, at offset: Int, of item: TextItem, into glyphs: inout PlainArray<Glyph>
    ) {
        missing.removeAll(keepingCapacity: true)
        exceedsMetrics = false
        let units = item.size > 0 ? attachment.width / item.size * Double(item.unitsPerEm) : 0
        let width = Int32(min(units.rounded(), Double(Int32.max)))
        advance = Int(width)
        let space = item.face.glyph(for: " ") ?? 0
        glyphs.append(
            Glyph(
                id: space, advance: width, xOffset: 0, yOffset: 0, cluster: Int32(truncatingIfNeeded: offset)))
    }

    /// Shapes a range of an item with the text around it as context, and appends its glyphs in visual order.
    ///
    /// - Parameters:
    ///   - range: of the item's text, UTF-16 units.
    ///   - attributes: those of the text, with the item's language and features.
    ///   - marksBreaks: whether to mark the places inside the range where a line can't begin without shaping again:
    ///     those that HarfBuzz names, and all inside clusters. Items are shaped apart anyway.
    mutating func shape(
        _ range: Range<Int>, of item: TextItem, with attributes: AttributeSpans, in source: SourceText,
        marksBreaks: Bool,
        into glyphs: inout PlainArray<Glyph>
    ) {
        if let attachment = item.attachment {
            return leaveRoom(for: attachment, at: range.lowerBound, of: item, into: &glyphs)
        }
        let language = workspace.language(attributes[item.span].language)
        let features = item.hasFeatures || item.isSpaced ? Self.features(of: item, in: attributes) : []
        guard features.isEmpty, item.subunits == 1, CharacterShapes.isAlone(range, in: source) else {
            return shapeAnew(range, of: item, language, features, in: source, marksBreaks: marksBreaks, into: &glyphs)
        }
        let key = CharacterShapes.CharacterKey(
            face: item.face.serial, unit: source.units[range.lowerBound], isRightToLeft: item.isRightToLeft,
            script: item.script.tag, language: UInt(bitPattern: language))
        if let known = workspace.characters.glyph(key) {
            if !missing.isEmpty { missing.removeAll(keepingCapacity: true) }
            advance = Int(known.advance)
            exceedsMetrics = known.exceedsMetrics(of: item.face)
            return glyphs.append(known.inCluster(range.lowerBound))
        }
        let first = glyphs.count
        shapeAnew(range, of: item, language, [], in: source, marksBreaks: marksBreaks, into: &glyphs)
        if glyphs.count == first + 1, missing.isEmpty { workspace.characters.store(glyphs[first], for: key) }
    }

    private mutating func shapeAnew(
        _ range: Range<Int>, of item: TextItem, _ language: OpaquePointer?, _ features: [hb_feature_t],
        in source: SourceText, marksBreaks: Bool, into glyphs: inout PlainArray<Glyph>
    ) {
        let buffer = workspace.buffer
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_invisible_glyph(buffer, Self.invisible)
        var properties = hb_segment_properties_t()
        properties.direction = item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        properties.script = hb_script_from_iso15924_tag(item.script.tag)
        properties.language = language
        hb_buffer_set_segment_properties(buffer, &properties)
        let context = item.context
        guard let base = source.units.baseAddress else { return }
        hb_buffer_add_utf16(
            buffer, base + context.lowerBound, Int32(context.count), UInt32(range.lowerBound - context.lowerBound),
            Int32(range.count))
        let first = glyphs.count
        let placement = fallbackMarks.isEmpty ? nil : FallbackMarkPlacement(fallbackMarks, in: range, of: item, source)
        placement?.removeMarks(outOf: buffer)
        hb_shape(item.face.tables.font, buffer, features, UInt32(features.count))
        append(range, of: item, in: source, marksBreaks: marksBreaks, to: &glyphs)
        if let placement {
            placement.place(among: &glyphs, from: first)
            missing += placement.missing
            advance = glyphs.elements[first...].reduce(0) { $0 + Int($1.advance) }
            exceedsMetrics = true
        }
        guard item.subunits > 1 else { return }
        LetterSpacing.add(
            item.letterSpacingUnits, to: glyphs.elements, in: first..<glyphs.count, showing: range, of: item,
            in: source, factor: item.subunits)
        advance = glyphs.elements[first...].reduce(0) { $0 + Int($1.advance) }
    }

    private mutating func append(
        _ range: Range<Int>, of item: TextItem, in source: SourceText, marksBreaks: Bool,
        to glyphs: inout PlainArray<Glyph>
    ) {
        if !missing.isEmpty { missing.removeAll(keepingCapacity: true) }
        advance = 0
        exceedsMetrics = false
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(workspace.buffer, &count),
            let positions = hb_buffer_get_glyph_positions(workspace.buffer, nil)
        else { return }
        workspace.mostGlyphs = max(workspace.mostGlyphs, Int(count))
        let first = glyphs.count
        glyphs.setCount(first + Int(count))
        guard let start = glyphs.start else { return }
        var written = start + first
        let exceeding = item.face.tables.exceeding
        let marks = source.marks
        let origin = item.context.lowerBound
        let isRightToLeft = item.isRightToLeft
        var total = 0
        var exceeds = false
        /// The cluster before, and the last one that has a glyph.
        var lastCluster = -1
        var lastShown = isRightToLeft ? range.upperBound : range.lowerBound
        var lastMissing = -1
        for index in 0..<Int(count) {
            let info = infos[index]
            let position = positions[index]
            let cluster = origin + Int(info.cluster)
            if marksBreaks, cluster != lastCluster {
                lastCluster = cluster
                // The glyph's flags are the lowest bits of its mask, which is what HarfBuzz's own function reads.
                if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0, cluster > range.lowerBound {
                    marks[cluster].insert(TextUnit.unsafeToBreak)
                }
            }
            if info.codepoint == Self.invisible { continue }
            if info.codepoint == 0 {
                let grapheme = source.graphemeStart(at: cluster)
                // One box for a cluster, none for what is invisible anyway.
                if marks[grapheme].isInvisible || grapheme == lastMissing { continue }
                lastMissing = grapheme
                missing.append(grapheme..<source.graphemeEnd(after: grapheme))
            }
            if marksBreaks, cluster != lastShown {
                var inside = isRightToLeft ? cluster + 1 : lastShown + 1
                let end = isRightToLeft ? lastShown : cluster
                while inside < end {
                    marks[inside].insert(TextUnit.unsafeToBreak | TextUnit.insideGlyph)
                    inside += 1
                }
                lastShown = cluster
            }
            total += Int(position.x_advance)
            if !exceeds { exceeds = position.y_offset != 0 || exceeding[info.codepoint] != 0 }
            written.initialize(
                to: Glyph(
                    id: info.codepoint, advance: position.x_advance, xOffset: position.x_offset,
                    yOffset: position.y_offset, cluster: Int32(truncatingIfNeeded: cluster)))
            written += 1
        }
        glyphs.truncate(to: written - start)
        advance = total
        exceedsMetrics = exceeds
        guard marksBreaks else { return }
        var inside = isRightToLeft ? range.lowerBound + 1 : lastShown + 1
        let end = isRightToLeft ? lastShown : range.upperBound
        while inside < end {
            marks[inside].insert(TextUnit.unsafeToBreak | TextUnit.insideGlyph)
            inside += 1
        }
    }
}
