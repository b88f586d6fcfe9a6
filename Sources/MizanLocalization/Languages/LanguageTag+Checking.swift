import MizanBase

extension LanguageTag {
    /// Takes a tag from a file; nil where it can't be one: empty, too long, or with other characters than letters, digits
    /// and hyphens.
    package init?(checking identifier: String) {
        let tag = LanguageTag(identifier)
        let bytes = tag.identifier.utf8
        let isTag = bytes.allSatisfy {
            $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        }
        guard isTag, !bytes.isEmpty, bytes.count <= 100 else { return nil }
        self = tag
    }
}
