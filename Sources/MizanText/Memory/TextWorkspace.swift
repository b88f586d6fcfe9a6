import CFriBidi
import CHarfBuzz
import MizanBase
import Synchronization

/// The memory in which a text is resolved and shaped, and HarfBuzz's buffer, kept for the next text; it serves one caller at
/// a time.
final class TextWorkspace: @unchecked Sendable {
    let buffer: OpaquePointer
    /// Few enough to be looked through.
    private var languages: [(tag: LanguageTag, language: OpaquePointer?)] = []

    /// That of the text before: mostly the next one has the same.
    var setting: TextSetting?

    var characters = CharacterShapes()

    var units = PlainArray<UInt16>()
    var marks = PlainArray<TextUnit>()
    var paragraphs = PlainArray<TextParagraph>()
    var bidi = BidiArrays()
    var scripts = PlainArray<ScriptRuns.Run>()
    var items = PlainArray<TextItem>()
    var glyphs = PlainArray<Glyph>()

    private static let idle = Mutex<[TextWorkspace]>([])
    /// Bounds on what is kept: workspaces, languages, and the UTF-16 units of the text that one was made for.
    private static let (capacity, languageCapacity, unitCapacity) = (16, 64, 100_000)

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

    /// A workspace that nobody else has.
    static func take() -> TextWorkspace { idle.withLock { $0.popLast() } ?? TextWorkspace() }

    /// The caller doesn't use the workspace any more.
    func giveBack() {
        guard units.capacity <= Self.unitCapacity else { return }
        Self.idle.withLock { idle in
            if idle.count < Self.capacity { idle.append(self) }
        }
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
