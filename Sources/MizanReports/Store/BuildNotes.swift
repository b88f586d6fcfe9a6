import Foundation

/// The notes of a program or a library, among them what its linker made of everything that it linked (`--build-id`): another
/// code or another constant gives another one. Source: the ELF specification's note section; the note `NT_GNU_BUILD_ID`.
struct BuildNotes {
    private let bytes: UnsafeRawBufferPointer
    private let alignment: Int

    /// The bytes of a segment of notes, whose contents are aligned so.
    init(_ bytes: UnsafeRawBufferPointer, alignment: Int) {
        self.bytes = bytes
        self.alignment = alignment
    }

    /// The identifier's hexadecimal digits; nil where there is none, or one of less than 8 bytes, too short to tell
    /// builds apart.
    var identifier: String? {
        var start = 0
        // Each note: a header, then name and content, padded.
        while start <= bytes.count - Self.headerSize {
            let note = bytes.loadUnaligned(fromByteOffset: start, as: Elf64_Nhdr.self)
            let name = start + Self.headerSize
            let content = start + padded(Self.headerSize + Int(note.n_namesz))
            let end = content + Int(note.n_descsz)
            guard end <= bytes.count else { return nil }
            if note.n_type == Self.buildIdentifier, bytes[name..<name + Int(note.n_namesz)].elementsEqual("GNU\0".utf8)
            {
                guard note.n_descsz >= 8 else { return nil }
                return bytes[content..<end].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            start = content + padded(Int(note.n_descsz))
        }
        return nil
    }

    private static let headerSize = MemoryLayout<Elf64_Nhdr>.size
    private static let buildIdentifier: UInt32 = 3

    private func padded(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
}
