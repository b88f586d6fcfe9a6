/// A pattern of scene names: `*` stands for anything within a folder, `**` for anything.
struct ScenePattern {
    private let parts: [Substring]

    init(_ pattern: String) { parts = pattern.split(separator: "/") }

    func matches(_ name: String) -> Bool { Self.matches(name.split(separator: "/")[...], parts[...]) }

    private static func matches(_ parts: ArraySlice<Substring>, _ patterns: ArraySlice<Substring>) -> Bool {
        guard let pattern = patterns.first else { return parts.isEmpty }
        if pattern == "**" {
            return (0...parts.count).contains { matches(parts.dropFirst($0), patterns.dropFirst()) }
        }
        guard let part = parts.first, matches(Array(part), Array(pattern)) else {
            // `Forecast/*` fits the scene that has its folder's name.
            return pattern == "*" && parts.isEmpty && patterns.count == 1
        }
        return matches(parts.dropFirst(), patterns.dropFirst())
    }

    /// Greedy matching of `*` with one place to go back to: linear for all but odd patterns.
    private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (textIndex, patternIndex) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while textIndex < text.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, textIndex)
                patternIndex += 1
            } else if patternIndex < pattern.count, pattern[patternIndex] == text[textIndex] {
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
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }
}
