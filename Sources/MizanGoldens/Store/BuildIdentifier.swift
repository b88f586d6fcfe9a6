/// What a linker made of everything that it linked, as GNU's and LLVM's write it into programs and libraries
/// (`--build-id`): another code or another constant gives another one. Source: the ELF specification's program header and
/// note section; the note `NT_GNU_BUILD_ID`.
enum BuildIdentifier {
    /// The identifier's hexadecimal digits; nil where there is none, or one of less than 8 bytes.
    ///
    /// - Parameter read: So many bytes of the file at an offset; nil where they can't be read.
    static func find(read: (_ offset: Int, _ count: Int) -> [UInt8]?) -> String? {
        // A file of 64 bits, little-endian.
        guard let header = read(0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = header.integer(at: 32, size: 8), let entrySize = header.integer(at: 54, size: 2),
            let count = header.integer(at: 56, size: 2), entrySize >= 56,
            let entries = read(table, entrySize * count)
        else { return nil }
        for start in stride(from: 0, to: entries.count, by: entrySize) {
            guard entries.integer(at: start, size: 4) == noteSegment,
                let offset = entries.integer(at: start + 8, size: 8),
                let size = entries.integer(at: start + 32, size: 8), size <= noteLimit,
                let notes = read(offset, size)
            else { continue }
            let alignment = entries.integer(at: start + 48, size: 8) == 8 ? 8 : 4
            if let found = find(inNotes: notes, alignment: alignment) { return found }
        }
        return nil
    }

    private static let noteSegment = 4
    private static let noteLimit = 1 << 16

    /// Each note: the sizes of its name and its content and its type, of four bytes each, then name and content, padded.
    private static func find(inNotes notes: [UInt8], alignment: Int) -> String? {
        func padded(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
        var start = 0
        while let nameSize = notes.integer(at: start, size: 4), let size = notes.integer(at: start + 4, size: 4),
            let type = notes.integer(at: start + 8, size: 4)
        {
            let content = start + padded(12 + nameSize)
            if type == 3, notes[(start + 12)...].prefix(nameSize).elementsEqual("GNU\0".utf8) {
                guard size >= 8, content <= notes.count, size <= notes.count - content else { return nil }
                return notes[content..<content + size].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            start = content + padded(size)
        }
        return nil
    }
}

extension [UInt8] {
    /// A little-endian number; nil beyond the end, and for one that is no `Int`.
    fileprivate func integer(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, size <= count, offset <= count - size else { return nil }
        return Int(exactly: self[offset..<offset + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
