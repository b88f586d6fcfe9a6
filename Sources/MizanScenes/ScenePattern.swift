/// A pattern of scene names: `*` stands for anything within a folder, `**` for anything.
///
/// Both kinds of star are matched with one place to go back to, the last star: no pattern takes more than its length times
/// the name's.
package struct ScenePattern {
    private let parts: [[Character]]

    package init(_ pattern: String) { parts = pattern.split(separator: "/").map(Array.init) }

    package func matches(_ name: String) -> Bool {
        let name = name.split(separator: "/").map(Array.init)
        // `Forecast/*` fits the scene that has its folder's name.
        return Self.matches(name, parts) || parts.last == ["*"] && Self.matches(name, parts.dropLast())
    }

    private static func matches(_ names: [[Character]], _ patterns: [[Character]]) -> Bool {
        matches(names, patterns, isStar: { $0 == ["*", "*"] }) { name, pattern in
            matches(name, pattern, isStar: { $0 == "*" }, ==)
        }
    }

    private static func matches<Element>(
        _ text: [Element], _ pattern: [Element], isStar: (Element) -> Bool, _ isMatch: (Element, Element) -> Bool
    ) -> Bool {
        var (textIndex, patternIndex) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while textIndex < text.count {
            if patternIndex < pattern.count, isStar(pattern[patternIndex]) {
                star = (patternIndex, textIndex)
                patternIndex += 1
            } else if patternIndex < pattern.count, isMatch(text[textIndex], pattern[patternIndex]) {
                textIndex += 1
                patternIndex += 1
            } else if let back = star {
                star = (back.pattern, back.text + 1)
                textIndex = back.text + 1
                patternIndex = back.pattern + 1
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy(isStar)
    }
}
