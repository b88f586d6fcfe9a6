import Foundation
import MizanBase

/// A program or a library of which this process runs code.
struct LoadedObject: Hashable {
    /// Its file.
    var path: String
    /// Which build it is (``BuildIdentifier``); nil where it doesn't say.
    var build: String?

    /// The name without folders.
    var name: String { (path as NSString).lastPathComponent }

    /// What runs now, as it was loaded, whatever has become of its file; nil where the system doesn't say.
    static func all() -> [LoadedObject]? {
        guard let maps = EngineIdentity.text(ofSystemFile: "/proc/self/maps") else { return nil }
        let memory = FileHandle(forReadingAtPath: "/proc/self/mem")
        return all(maps) { address, count in
            guard let memory, let offset = off_t(exactly: address) else { return nil }
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
                read = max(pread(memory.fileDescriptor, buffer.baseAddress, count, offset), 0)
            }
            return bytes.count == count ? bytes : nil
        }
    }

    /// The files of which parts are mapped as code: `7f00-7f26 r-xp 00026000 08:01 1234   /usr/lib/…`.
    ///
    /// - Parameter read: So many bytes at an address; nil where they can't be read.
    static func all(_ maps: String, read: (UInt64, Int) -> [UInt8]?) -> [LoadedObject] {
        var starts: [String: Range<UInt64>] = [:]
        var code: Set<String> = []
        for line in maps.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6 else { continue }
            let path = String(fields[5].drop { $0 == " " })
            guard path.hasPrefix("/") else { continue }
            if fields[1].contains("x") { code.insert(path) }
            let range = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
            // The file's beginning, where its headers are.
            if UInt64(fields[2], radix: 16) == 0, range.count == 2, range[0] < range[1], starts[path] == nil {
                starts[path] = range[0]..<range[1]
            }
        }
        return code.sorted().map { path in
            guard let range = starts[path] else { return LoadedObject(path: path) }
            let build = BuildIdentifier.find { offset, count in
                guard count <= range.count, offset <= range.count - count else { return nil }
                return read(range.lowerBound + UInt64(offset), count)
            }
            return LoadedObject(path: path, build: build)
        }
    }
}
