/// An image's name as its words: `chevron.forward`, `ic_chevron_forward_24` and `ChevronForward` are the same.
package struct ImageName {
    /// The words in lower case and singular, without those that only mark an image or its size.
    package let words: [String]

    package init(_ name: String) {
        var words: [String] = []
        var word = ""
        let scalars = Array(name.unicodeScalars.prefix(200))
        for (index, scalar) in scalars.enumerated() {
            let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            let isInCapitals = index > 0 && scalars[index - 1].properties.isUppercase
            // `ArrowForward`, and `NSGoForward` after the capitals.
            let begins =
                scalar.properties.isUppercase
                && (!isInCapitals || index + 1 < scalars.count && scalars[index + 1].properties.isLowercase)
            if !isLetter || begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isLetter { word += scalar.properties.lowercaseMapping }
        }
        if !word.isEmpty { words.append(word) }
        let kinds: Set<String> = ["ic", "icon", "img", "image", "template", "ns"]
        self.words = words.enumerated().filter { index, word in
            !kinds.contains(word) && (index == 0 || !Self.isSize(word))
        }.map { Self.singular($0.element) }
    }

    /// A word without its plural ending: `checkmarks` counts as `checkmark`.
    static func singular(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    private static func isSize(_ word: String) -> Bool {
        let digits = word.hasSuffix("dp") || word.hasSuffix("pt") ? word.dropLast(2) : word[...]
        return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
