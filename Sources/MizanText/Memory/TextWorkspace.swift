import CFriBidi
import CHarfBuzz
import MizanBase

/// The memory in which a text is resolved and shaped, and HarfBuzz's buffer, kept for the next text; it serves one caller at
/// a time.
final class TextWorkspace: @unchecked Sendable {
    let buffer: OpaquePointer
    /// The most glyphs that the buffer held: it keeps their memory.
    var mostGlyphs = 0
    /// Few enough to be looked through.
    private var languages: [(tag: LanguageTag, language: OpaquePointer?)] = []

    /// That of the text before: mostly the next one has the same. It keeps its fonts alive until another style comes.
    var setting: TextSetting?

    /// Characters that stood alone in earlier texts.
    var characters = CharacterShapes()

    var units = PlainArray<UInt16>()
    var marks = PlainArray<TextUnit>()
    var paragraphs = PlainArray<TextParagraph>()
    var bidi = BidiArrays()
    var scripts = PlainArray<ScriptRuns.ScriptRun>()
    var items = PlainArray<TextItem>()
    var glyphs = PlainArray<Glyph>()

    private static let idle = LockedValue<[TextWorkspace]>([])
    /// Bounds on what is kept: workspaces, the languages of one, and its bytes.
    private static let (capacity, languageCapacity, byteCapacity) = (16, 64, 16 << 20)

    private init() {
        buffer = hb_buffer_create()
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    }

    deinit {
        hb_buffer_destroy(buffer)
        units.deallocate()
        marks.deallocate()
        paragraphs.deallocate()
        bidi.deallocate()
        scripts.deallocate()
        items.deallocate()
        glyphs.deallocate()
    }

    /// A workspace that no other thread uses.
    static func checkOut() -> TextWorkspace { idle.withLock { $0.popLast() } ?? TextWorkspace() }

    /// The caller doesn't use the workspace any more.
    func checkIn() {
        guard byteCount <= Self.byteCapacity else { return }
        Self.idle.withLock { idle in
            if idle.count < Self.capacity { idle.append(self) }
        }
    }

    private var byteCount: Int {
        let perGlyph = MemoryLayout<hb_glyph_info_t>.stride + MemoryLayout<hb_glyph_position_t>.stride
        return units.byteCount + marks.byteCount + paragraphs.byteCount + bidi.byteCount + scripts.byteCount
            + items.byteCount + glyphs.byteCount + mostGlyphs * perGlyph
    }

    /// HarfBuzz's name of a language.
    func language(_ tag: LanguageTag) -> OpaquePointer? {
        if let known = languages.first(where: { $0.tag == tag }) { return known.language }
        let language = hb_language_from_string(tag.identifier, -1)
        if languages.count >= Self.languageCapacity { languages.removeAll() }
        languages.append((tag, language))
        return language
    }
}
