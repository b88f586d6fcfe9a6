import MizanLayout

/// An image's name as its words: `chevron.forward`, `ic_chevron_forward_24` and `ChevronForward` are one.
struct ImageName {
    /// In small letters; without what says only that it is an image, and how large it is.
    let words: [String]

    init(_ name: String) {
        var words: [String] = []
        var word = ""
        var last: Unicode.Scalar?
        for scalar in name.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            let begins = scalar.properties.isUppercase && last?.properties.isLowercase == true
            if !isLetter || begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isLetter { word += scalar.properties.lowercaseMapping }
            last = scalar
        }
        if !word.isEmpty { words.append(word) }
        let kinds: Set<String> = ["ic", "icon", "img", "image", "template", "ns"]
        self.words = words.enumerated().filter { index, word in
            !kinds.contains(word) && (index == 0 || !Self.isSize(word))
        }.map(\.element)
    }

    private static func isSize(_ word: String) -> Bool {
        let digits = word.hasSuffix("dp") || word.hasSuffix("pt") ? word.dropLast(2) : word[...]
        return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
