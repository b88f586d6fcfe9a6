import MizanDocument
import MizanGoldens
import MizanText

extension GoldenRun.Options {
    /// Options of a run that uses the rendered cases of a store, and adds its own to it.
    public init(
        jobs: Int? = nil, store: GoldenStore?, usesKeptResults: Bool = true, drawsDifferences: Bool = false,
        locatesDifferences: Bool = false, onWait: @escaping @Sendable () -> Void = {}
    ) {
        self.init(
            jobs: jobs, usesKeptResults: usesKeptResults, drawsDifferences: drawsDifferences,
            locatesDifferences: locatesDifferences, onWait: onWait)
        self.store = store
    }
}

extension GoldenStore: CaseStore {
    /// Opens the cases of the engine that runs, with these fonts.
    package func opened(with fonts: FontCollection) -> any OpenCaseStore {
        OpenGoldenStore(store: self, keys: ResultKeys(store: self, fonts: fonts))
    }

    /// Writes the hashes of files, and removes the oldest entries beyond the limit.
    package func close() { trim() }
}

/// The cases that a store has of one engine with some fonts.
private struct OpenGoldenStore: OpenCaseStore {
    let store: GoldenStore
    let keys: ResultKeys

    func digest(of files: [SourceFile]) -> String {
        var digest = ContentHash.Digest()
        for file in files {
            digest.update(part: file.name)
            digest.update(part: file.bytes)
        }
        return digest.finish().description
    }

    func key(of item: GoldenCase, inputs: String, fontFiles: [String]) -> String? {
        keys.key(item, inputs: inputs, fontFiles: fontFiles)?.description
    }

    func rendered(_ key: String, golden: GoldenFiles<[UInt8]>, hasPicture: Bool) -> RenderedCase? {
        guard let key = ContentHash(key), let stored = store.storedCase(key), hasPicture == (stored.picture != nil),
            let text = bytes(stored.tree, golden: golden.tree)
        else { return nil }
        var rendered = RenderedCase(text: text, hasEffect: stored.hasEffect, cost: stored.cost)
        if let hash = stored.picture {
            if let picture = golden.picture, ContentHash(of: picture) == hash {
                rendered.picture = .asGolden
            } else {
                guard let file = store.bytes(hash) else { return nil }
                rendered.picture = .file(file)
            }
        }
        return rendered
    }

    private func bytes(_ hash: ContentHash, golden: [UInt8]?) -> [UInt8]? {
        if let golden, ContentHash(of: golden) == hash { return golden }
        return store.bytes(hash)
    }

    func add(_ rendered: RenderedCase, for key: String) {
        guard let key = ContentHash(key) else { return }
        var picture: ContentHash?
        switch rendered.picture {
        case nil: break
        // The bytes aren't known here.
        case .asGolden, .drawn: return
        case .file(let file): picture = ContentHash(of: file)
        }
        store.add(
            StoredCase(
                tree: ContentHash(of: rendered.text), picture: picture, hasEffect: rendered.hasEffect,
                cost: rendered.cost),
            for: key)
    }

    func add(_ file: [UInt8]) { _ = store.add(file) as ContentHash }
}
