/// Another value of one argument of a sentence: the sentence around it is as it was.
struct ArgumentChange {
    let old: String
    let new: String

    /// Nil where something else changed, too, or nothing stands in isolates.
    init?(_ old: String, _ new: String) {
        let (before, after) = (Self.parts(old), Self.parts(new))
        guard before.sentence == after.sentence, before.arguments.count == after.arguments.count else { return nil }
        let changed = before.arguments.indices.filter {
            !ExactText.same(before.arguments[$0], after.arguments[$0])
        }
        guard let first = changed.first else { return nil }
        // Where several changed, each has its place in the sentence.
        self.old =
            changed.count == 1 ? before.arguments[first] : changed.map { before.arguments[$0] }.joined(separator: ", ")
        self.new =
            changed.count == 1 ? after.arguments[first] : changed.map { after.arguments[$0] }.joined(separator: ", ")
    }

    /// Whether the texts differ in digits alone, and in the marks that stand beside them.
    static func isOfNumbers(_ old: String, _ new: String) -> Bool {
        func frame(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.filter {
                $0.properties.numericType == nil && !$0.properties.isDefaultIgnorableCodePoint
            }
        }
        return old.unicodeScalars.contains { $0.properties.numericType != nil } && frame(old) == frame(new)
    }

    /// The sentence with an empty place for each argument, and the arguments: the content of isolates, the outermost.
    private static func parts(_ text: String) -> (sentence: [Unicode.Scalar], arguments: [String]) {
        var (sentence, arguments): ([Unicode.Scalar], [String]) = ([], [])
        var depth = 0
        var argument = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isOpening = (0x2066...0x2068).contains(scalar.value)
            if isOpening { depth += 1 }
            if depth == 0 || isOpening && depth == 1 {
                // Which isolate it is follows from the value.
                sentence.append(isOpening ? "\u{2068}" : scalar)
                continue
            }
            if scalar == "\u{2069}" { depth -= 1 }
            if depth == 0 {
                arguments.append(String(argument))
                argument.removeAll()
            } else {
                argument.append(scalar)
            }
        }
        if depth > 0 { arguments.append(String(argument)) }
        return (sentence, arguments)
    }
}
