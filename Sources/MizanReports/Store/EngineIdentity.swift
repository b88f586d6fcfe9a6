import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// A hash of the engine, as far as its results may depend on it: the running program and every library that it uses, by
/// their builds, and the processor, on which a rasterizer may choose its code.
enum EngineIdentity {
    /// The hash once it is known in this process: a program that runs stays what it is, whatever becomes of its files.
    private static let cachedHash = Mutex<ContentHash?>(nil)

    /// One hash of it all; nil where the system doesn't say what runs.
    static func hash(in store: GoldenStore) -> ContentHash? {
        cachedHash.withLock { known in
            if known == nil { known = LoadedObject.all().flatMap { hash(of: $0, in: store) } }
            return known
        }
    }

    /// One hash of everything that is loaded: a build is told by its identifier, or else by the bytes of its file.
    static func hash(of objects: [LoadedObject], in store: GoldenStore) -> ContentHash? {
        guard !objects.isEmpty else { return nil }
        var digest = ContentHash.Digest()
        digest.update(part: Processor.name)
        for object in objects {
            digest.update(part: object.name)
            guard let build = object.build ?? (try? store.hash(ofFile: object.path).description) else { return nil }
            digest.update(part: build)
        }
        return digest.finish()
    }
}
