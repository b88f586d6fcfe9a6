import MizanBase
import MizanCanvas
import MizanDocument

extension GoldenRun {
    /// What a recording did.
    public struct Recording: Sendable {
        /// The paths of the files that are new or changed.
        public var written: [String] = []
        /// How many goldens were right already.
        public var unchanged = 0
    }

    /// Writes the goldens that are missing or changed, each file whole or not at all.
    ///
    /// - Parameter progress: Called before each case with its number, from 1.
    public func record(progress: (Int, Case) -> Void = { _, _ in }) throws -> Recording {
        var recording = Recording()
        var number = 0
        try forEach { item, scene in
            number += 1
            progress(number, item)
            let result = try result(of: item, scene: scene)
            try write(Array(result.tree.text.utf8), to: path(item, "tree"), recording: &recording)
            if let picture = result.picture {
                let path = path(item, "png")
                if let old = try? PNGDecoder.decode(SourceFile.read(path).bytes), old == picture {
                    recording.unchanged += 1
                } else {
                    try write(PNGEncoder.encode(picture), to: path, recording: &recording)
                }
            }
        }
        return recording
    }

    private func write(_ bytes: [UInt8], to path: String, recording: inout Recording) throws {
        if let old = try? SourceFile.read(path), old.bytes == bytes {
            recording.unchanged += 1
            return
        }
        try WholeFile.write(bytes, to: path, creatingFolders: true)
        recording.written.append(path)
    }
}
