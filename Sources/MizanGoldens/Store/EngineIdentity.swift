import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// What lays out and draws, as far as its results may depend on it: the running program and every library that it uses, by
/// their builds, and the processor, on which a rasterizer may choose its code.
enum EngineIdentity {
    /// What was found out in this process: a program that runs stays what it is, whatever becomes of its files.
    private static let known = Mutex<ContentHash?>(nil)

    /// One hash of it all; nil where the system doesn't say what runs.
    static func hash(in store: GoldenStore) -> ContentHash? {
        known.withLock { known in
            if known == nil { known = LoadedObject.all().flatMap { hash(of: $0, in: store) } }
            return known
        }
    }

    /// One hash of what is loaded: a build is told by its identifier, or else by the bytes of its file.
    static func hash(of objects: [LoadedObject], in store: GoldenStore) -> ContentHash? {
        guard !objects.isEmpty else { return nil }
        var digest = ContentHash.Digest()
        digest.update(part: processor)
        for object in objects {
            digest.update(part: object.name)
            guard let build = object.build ?? (try? store.hash(ofFile: object.path).description) else { return nil }
            digest.update(part: build)
        }
        return digest.finish()
    }

    /// `x86_64 Intel(R) Xeon(R) Processor`: the architecture, and the model where the system says it.
    static let processor: String = {
        var names = utsname()
        uname(&names)
        let machine = withUnsafeBytes(of: &names.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let lines = (text(ofSystemFile: "/proc/cpuinfo") ?? "").split(separator: "\n")
        let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":", maxSplits: 1).last
        return machine + (model.map { " " + $0.trimmingCharacters(in: .whitespaces) } ?? "")
    }()

    /// The system's files say that they are empty: they are read to their end.
    static func text(ofSystemFile path: String) -> String? {
        (try? SourceFile.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
