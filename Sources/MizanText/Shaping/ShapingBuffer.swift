import CHarfBuzz
import MizanBase
import Synchronization

/// A buffer of HarfBuzz's, kept for the next text, with the languages that it was asked for; it serves one caller at a time.
final class ShapingBuffer: Sendable {
    nonisolated(unsafe) let buffer: OpaquePointer
    /// Few enough to be looked through.
    private nonisolated(unsafe) var languages: [(tag: LanguageTag, language: OpaquePointer?)] = []

    private static let idle = Mutex<[ShapingBuffer]>([])
    /// Bounds on what is kept.
    private static let (capacity, languageCapacity) = (16, 64)

    private init() {
        buffer = hb_buffer_create()
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// A buffer that nobody else has.
    static func take() -> ShapingBuffer { idle.withLock { $0.popLast() } ?? ShapingBuffer() }

    /// The caller doesn't use the buffer any more.
    func giveBack() {
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
