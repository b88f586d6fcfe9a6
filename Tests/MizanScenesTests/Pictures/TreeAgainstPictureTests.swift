import MizanDocument
import TestSupport
import Testing

/// Each argument of each view and modifier of scenes, changed alone where `Examples/Gallery` shows it: if the picture
/// changes, the tree's text and its JSON change too.
@Suite struct TreeAgainstPictureTests {
    /// The most places that an argument is changed at until a picture changes.
    private static let placeLimit = Thoroughness.count(4, thorough: 12)

    @Test func `a picture never changes without its tree`() throws {
        let attempts = try ArgumentAttempt.all()
        let scenes = DrawnScenes()
        var (drawn, inText, undrawn, faults): (Int, Int, [String], [String]) = (0, 0, [], [])
        let names = attempts.keys.sorted()
        // On every day each eighth argument that can show, and those of the lines along texts.
        let tried = names.indices.filter { index in
            let isOfLines = names[index].hasPrefix("underline") || names[index].hasPrefix("strikethrough")
            return Thoroughness.isThorough
                || !UndrawnArguments.has(names[index]) && (index.isMultiple(of: 8) || isOfLines)
        }.map { names[$0] }
        for name in tried {
            var (count, isDrawn, isInText) = (0, false, false)
            for attempt in attempts[name, default: []].prefix(Self.placeLimit * 8) {
                guard let change = DrawnChange(attempt, in: scenes) else { continue }
                count += 1
                isDrawn = isDrawn || change.isDrawn
                isInText = isInText || change.isDrawn && change.isInText
                if change.isFault { faults.append("\(name) in \(change.place): \(attempt.mutation.words)") }
                if count >= (isDrawn ? Thoroughness.count(1, thorough: 2) : Self.placeLimit) { break }
            }
            drawn += isDrawn ? 1 : 0
            inText += isInText ? 1 : 0
            if !isDrawn { undrawn.append(name) }
        }
        print(
            """
            arguments tried: \(tried.count) of \(names.count), in \(scenes.count) pictures
            pictures changed: \(drawn)
            trees changed with them: \(inText)
            pictures unchanged: \(undrawn.count)
            """)
        for name in undrawn { print("  \(name): \(UndrawnArguments.reason(of: name))") }
        #expect(faults == [])
        // What draws nothing proves nothing.
        #expect(drawn * 4 >= tried.count * 3)
        let shown = UndrawnArguments.all.filter { tried.contains($0) && !undrawn.contains($0) }
        #expect(shown.sorted() == [], "these show in a picture")
    }
}

extension ArgumentMutation {
    /// Both values, cut to a readable length.
    fileprivate var words: String {
        func words(_ value: JSONValue?) -> String {
            value.map { String(decoding: JSONWriter.bytes(of: $0, style: .compact).prefix(150), as: UTF8.self) }
                ?? "nothing"
        }
        return "\(words(before)) → \(words(after))"
    }
}
