import MizanBase
import MizanGoldens
import MizanText
import Synchronization

/// The keys by which results are kept: hashes of everything that a case is made of.
final class ResultKeys: Sendable {
    private let store: GoldenStore
    /// Engine and fonts; nil where one of them can't be told, so that nothing is kept.
    private let common: ContentHash?

    /// Keys for results of an engine; without a hash, of the one that runs.
    init(store: GoldenStore, fonts: FontCollection, engine: ContentHash? = nil) {
        self.store = store
        common = (engine ?? EngineIdentity.hash(in: store)).flatMap { Self.common(store, fonts, engine: $0) }
    }

    private static func common(
        _ store: GoldenStore, _ fonts: FontCollection, engine: ContentHash
    ) -> ContentHash? {
        var digest = ContentHash.Digest()
        digest.update(part: engine.description)
        // In the order of fallback, with what languages prefer.
        for header in fonts.headers {
            guard let hash = try? store.hash(ofFile: header.path) else { return nil }
            digest.update(part: "\(hash) \(header.number)")
        }
        for entry in fonts.preferences.entries {
            digest.update(part: entry.language.identifier)
            for family in entry.families { digest.update(part: family) }
        }
        return digest.finish()
    }

    /// The key of a case; nil where something that it is made of isn't known.
    func key(_ item: GoldenCase, inputs: String, fontFiles: [String]) -> ContentHash? {
        guard let common else { return nil }
        var digest = ContentHash.Digest()
        for part in ["golden 1", common.description, inputs, item.name, "\(item.hasPicture)"] {
            digest.update(part: part)
        }
        for file in fontFiles {
            guard let hash = try? store.hash(ofFile: file) else { return nil }
            digest.update(part: hash.description)
        }
        return digest.finish()
    }
}
