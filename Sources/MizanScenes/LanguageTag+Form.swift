import MizanBase

extension LanguageTag {
    /// A tag that is one in form, as names of files need it: 2 to 8 letters, then subtags of up to 8 letters and digits,
    /// at most 100 in all; nil for anything else. Source: RFC 5646 §2.1.
    public init?(wellFormed text: String) {
        let subtags = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2d || $0 == 0x5f }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
        guard text.utf8.count <= 100, let language = subtags.first, (2...8).contains(language.count),
            language.allSatisfy(isLetter),
            subtags.allSatisfy({ subtag in
                (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
            })
        else { return nil }
        self.init(text)
    }
}
