import MizanDocument
import MizanGoldens
import MizanText

extension GoldenStore: KeptLooks {
    /// Opens the looks of the engine that runs, with these fonts.
    public func opened(with fonts: FontCollection) -> any OpenKeptLooks {
        StoredLooks(store: self, keys: ResultKeys(store: self, fonts: fonts))
    }

    /// Keeps the hashes of files, and removes the oldest entries beyond the limit.
    public func close() { trim() }
}

/// The looks that a store keeps of one engine with some fonts.
private struct StoredLooks: OpenKeptLooks {
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

    func look(_ key: String, tree: [UInt8]?, picture: [UInt8]?, hasPicture: Bool) -> KeptLook? {
        guard let key = ContentHash(key), let kept = store.result(key), hasPicture == (kept.picture != nil),
            let text = bytes(kept.tree, golden: tree)
        else { return nil }
        var look = KeptLook(text: text, hasEffect: kept.hasEffect, cost: kept.cost)
        if let hash = kept.picture {
            if let picture, ContentHash(of: picture) == hash {
                look.picture = .asGolden
            } else {
                guard let file = store.bytes(hash) else { return nil }
                look.picture = .file(file)
            }
        }
        return look
    }

    private func bytes(_ hash: ContentHash, golden: [UInt8]?) -> [UInt8]? {
        if let golden, ContentHash(of: golden) == hash { return golden }
        return store.bytes(hash)
    }

    func keep(_ look: KeptLook, for key: String) {
        guard let key = ContentHash(key) else { return }
        var picture: ContentHash?
        switch look.picture {
        case nil: break
        // Which bytes these are isn't known here.
        case .asGolden: return
        case .file(let file): picture = ContentHash(of: file)
        }
        store.keep(
            KeptResult(
                tree: ContentHash(of: look.text), picture: picture, hasEffect: look.hasEffect, cost: look.cost),
            for: key)
    }

    func keep(_ file: [UInt8]) { _ = store.keep(file) as ContentHash }
}
