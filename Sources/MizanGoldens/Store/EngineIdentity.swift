import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// What lays out and draws, as far as its results may depend on it: the running program and every library that it uses, byte
/// by byte, and the processor, on which a rasterizer may choose its code.
enum EngineIdentity {
    /// What was found out in this process: a program that runs stays what it is, whatever becomes of its files.
    private static let known = Mutex<ContentHash?>(nil)

    /// One hash of it all; nil where the system doesn't say what runs.
    static func hash(in store: GoldenStore) -> ContentHash? {
        known.withLock { known in
            if known == nil { known = makeHash(store) }
            return known
        }
    }

    private static func makeHash(_ store: GoldenStore) -> ContentHash? {
        guard let maps = text(ofSystemFile: "/proc/self/maps") else { return nil }
        var digest = ContentHash.Digest()
        digest.update(part: processor)
        for path in files(maps) {
            guard let hash = try? store.hash(ofFile: path) else { return nil }
            digest.update(part: (path as NSString).lastPathComponent)
            digest.update(part: hash.description)
        }
        return digest.finish()
    }

    /// The files of which parts are mapped as code: `7f… r-xp 00026000 08:01 1234   /usr/lib/…`.
    static func files(_ maps: String) -> [String] {
        var files: Set<String> = []
        for line in maps.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, fields[1].contains("x"), fields[5].drop(while: { $0 == " " }).hasPrefix("/")
            else { continue }
            files.insert(String(fields[5].drop { $0 == " " }))
        }
        return files.sorted()
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
