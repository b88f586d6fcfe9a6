import MizanBase

/// What of one node's own line and its lines of text changed, apart from its place and size.
struct NodeComparison {
    /// Type, flags, colours, labels, text, glyphs.
    private(set) var own = TreeWords()
    /// What comes with these: how many lines, how high.
    private(set) var details = TreeWords()
    /// What layout decided anew for lack or gain of room: other line ends, a cut, an alternative.
    private(set) var fitting = TreeWords()
    /// Whether a fallback layout took another alternative or a text is cut at another place: nothing may be hidden in
    /// silence.
    private(set) var isNotable = false
    /// Whether a fallback layout took another alternative.
    private(set) var isFallback = false
    /// What is counted from the node's corner in effects and lines, and follows its size.
    private(set) var followers = TreeWords()
    /// A text that is another now.
    private(set) var text: (old: String, new: String)?
    /// What a reader is told instead of the node's content, where it is another now.
    private(set) var label: (old: Substring, new: Substring)?

    /// What the alternatives before the one that is taken need.
    private(set) var reason = TreeWords()

    private var isCutOtherwise = false
    private let tolerance: Int64

    /// The box is compared elsewhere; `isResized` says whether it changed. A pixel (`tolerance`) may be rounding.
    init(_ old: TreeOutline.Node, _ new: TreeOutline.Node, isResized: Bool, tolerance: Int64) {
        self.tolerance = tolerance
        if old.type != new.type { own.add("is \(Self.article(new.type)) now, \(old.type) before") }
        compareWords(Flags(old.words), Flags(new.words), isResized: isResized)
        compareText(old, new)
    }

    /// Of a label that follows from other texts inside the node nothing is to be said: `label "bell, Delays"`.
    mutating func compareLabel(texts: [(old: String, new: String)]) {
        guard let label else { return }
        let derived = texts.reduce(String(label.old)) { $0.replacing($1.old, with: $1.new, maxReplacements: 1) }
        let words = Self.change(["label", label.old], ["label", label.new]) ?? ""
        if !texts.isEmpty, ExactText(derived[...]) == ExactText(label.new) {
            followers.add(words)
        } else {
            own.add(words)
        }
    }

    /// What is the node's own change follows from the fallback around it.
    mutating func followFallback() {
        followers.append(own)
        followers.append(details)
        (own, details) = (TreeWords(), TreeWords())
    }

    private mutating func compareWords(_ old: Flags, _ new: Flags, isResized: Bool) {
        if let change = Self.change(old.own, new.own) {
            let isNumbers = Self.withoutNumbers(old.own) == Self.withoutNumbers(new.own)
            if isResized, isNumbers, old.hasPlaces { followers.add(change) } else { own.add(change) }
        }
        if let before = old.label, let after = new.label {
            if !Self.same(before, after) { label = (before, after) }
        } else if let change = Self.change(
            old.label.map { ["label", $0] } ?? [], new.label.map { ["label", $0] } ?? [])
        {
            own.add(change)
        }
        compareFallbacks(old.fallback, new.fallback)
        if let change = Self.change(old.cut, new.cut) {
            isNotable = true
            isCutOtherwise = true
            fitting.add(change)
        }
    }

    /// `took 1 of 2 (HStack needs 341 > 288)`: alternatives are counted from 0 there.
    private mutating func compareFallbacks(_ old: [Substring], _ new: [Substring]) {
        guard !Self.same(old, new) else { return }
        guard let before = Alternative(old), let after = Alternative(new) else {
            return own.add(Self.change(old, new) ?? "differs in the alternative that it takes")
        }
        if before.index != after.index {
            isNotable = true
            isFallback = true
            fitting.add("takes its \(after.name) alternative instead of its \(before.name)")
            if !after.needs.isEmpty {
                reason.add(after.needs.map { "\($0.type) needs \($0.words)" }.joined(separator: ", "))
            }
        } else {
            // Of the same alternative only the numbers of its reasons changed.
            followers.add("still takes its \(after.name) alternative")
            for (before, after) in zip(before.needs, after.needs) where before.words != after.words {
                followers.addSize("what the \(after.type) needs", before.need, after.need)
                if before.room != after.room { followers.addSize("the room", before.room, after.room) }
            }
        }
    }

    /// What a fallback layout took, and why not what is before it.
    private struct Alternative {
        /// From 0.
        var index: Int
        var needs: [(type: String, need: FixedLength, room: FixedLength, words: String)] = []

        /// Reads `took 1 of 2 (HStack needs 341 > 288)`; nil for anything else.
        init?(_ words: [Substring]) {
            guard words.count > 3, let index = Int(words[1]), (0..<1_000_000).contains(index) else { return nil }
            self.index = index
            let reasons = words.dropFirst(4).joined(separator: " ").drop { $0 == "(" }.prefix { $0 != ")" }
            for reason in reasons.split(separator: ",") {
                let parts = reason.split(separator: " ")
                guard parts.count > 4, let need = FixedLength(String(parts[2].prefix(16))),
                    let room = FixedLength(String(parts[4].prefix(16)))
                else { return nil }
                needs.append((NodeComparison.cut([parts[0]]), need, room, NodeComparison.cut(parts[2...])))
            }
        }

        /// `second`
        var name: String {
            let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
            return index < names.count ? names[index] : "no. \(index + 1)"
        }
    }

    private mutating func compareText(_ old: TreeOutline.Node, _ new: TreeOutline.Node) {
        let (before, after) = (old.lines, new.lines)
        guard !before.isEmpty || !after.isEmpty else { return }
        let (oldText, newText) = (Self.joined(before), Self.joined(after))
        let isSame = ExactText(oldText[...]) == ExactText(newText[...])
        if !isSame {
            text = (oldText, newText)
            let words = Self.textChange(oldText, newText)
            if isCutOtherwise, Self.isPart(oldText, newText) { fitting.add(words) } else { own.add(words) }
        }
        let isSetOtherwise = isSame && compareHeights(before, after)
        if before.count != after.count {
            if own.isEmpty {
                fitting.addCount(before.count, after.count)
            } else {
                details.addCount(before.count, after.count)
            }
        } else if isSame, let line = before.indices.first(where: { !Self.same(before[$0].text, after[$0].text) }) {
            let words = "line[\(line)] ends elsewhere"
            if own.isEmpty { fitting.add(words) } else { details.add(words) }
        } else if isSame {
            compareLines(before, after, isSetOtherwise: isSetOtherwise)
        }
    }

    /// Whether all lines of a text are higher or lower by more than a pixel, not those of one script alone.
    private mutating func compareHeights(_ before: [TreeOutline.Line], _ after: [TreeOutline.Line]) -> Bool {
        func bounds(_ lines: [TreeOutline.Line]) -> [FixedLength] {
            let heights = lines.map(\.box.size.height)
            return [heights.min() ?? .zero, heights.max() ?? .zero]
        }
        let (old, new) = (bounds(before), bounds(after))
        let changes = zip(old, new).map { ($1 - $0).rawValue }
        guard !isCutOtherwise, changes.allSatisfy({ $0 > tolerance }) || changes.allSatisfy({ $0 < -tolerance }) else {
            return false
        }
        own.add("is set \(changes[0] > 0 ? "larger" : "smaller")")
        if before.count > 1 || after.count > 1 { details.addSize("line height", old[1], new[1]) }
        return true
    }

    /// Lines of the same texts.
    private mutating func compareLines(
        _ before: [TreeOutline.Line], _ after: [TreeOutline.Line], isSetOtherwise: Bool
    ) {
        let reshaped = before.indices.filter { !Self.same(before[$0].glyphs, after[$0].glyphs) }
        if !reshaped.isEmpty, !isSetOtherwise {
            let line = before.count == 1 || reshaped.count == before.count ? "" : "line[\(reshaped[0])] "
            let more = line.isEmpty || reshaped.count == 1 ? "" : " and \(reshaped.count - 1) more of its lines"
            var words = TreeWords()
            words.add("\(line)has other glyphs for the same text: another font, weight or shaping\(more)")
            // A text that is cut elsewhere or set smaller has other glyphs.
            if isCutOtherwise { fitting.append(words) } else { own.append(words) }
        }
        for index in before.indices {
            let (old, new) = (before[index].words.split(separator: " "), after[index].words.split(separator: " "))
            guard let change = Self.change(old, new) else { continue }
            // Another font or size has another baseline; that of a line that moved is rounded anew.
            let isBaseline = Self.withoutNumbers(old) == Self.withoutNumbers(new)
            if isBaseline, !reshaped.isEmpty || isWithinPixel(old, new) {
                followers.add(change)
            } else {
                own.add((before.count == 1 ? "" : "line[\(index)] ") + change)
            }
            break
        }
        if own.isEmpty, let line = before.indices.first(where: { before[$0].box != after[$0].box }) {
            followers.add(
                "line[\(line)] at \(before[line].box.placeText) → \(after[line].box.placeText)")
        }
    }

    private func isWithinPixel(_ old: [Substring], _ new: [Substring]) -> Bool {
        zip(old, new).allSatisfy { old, new in
            if Self.same(old, new) { return true }
            guard let a = FixedLength(String(old.prefix(16))), let b = FixedLength(String(new.prefix(16))) else {
                return false
            }
            return (b - a).rawValue.magnitude <= tolerance.magnitude
        }
    }
}

extension NodeComparison {
    /// The flags of a node's line, sorted by what decides them.
    private struct Flags {
        var own: [Substring] = []
        /// `took 1 of 2 (…)`
        var fallback: [Substring] = []
        /// `truncated 3..<9`, `scaled 0.8`
        var cut: [Substring] = []
        /// With its quotation marks.
        var label: Substring?

        init(_ words: Substring) {
            var tokens = NodeComparison.tokens(words)[...]
            while let token = tokens.popFirst() {
                switch token {
                case "took":
                    fallback.append(token)
                    while let next = tokens.first, fallback.count < 4 || next.hasPrefix("(") {
                        fallback.append(next)
                        tokens.removeFirst()
                    }
                case "label" where tokens.first?.hasPrefix("\"") == true: label = tokens.popFirst()
                case "truncated", "scaled":
                    cut.append(token)
                    if let value = tokens.popFirst() { cut.append(value) }
                default: own.append(token)
                }
            }
        }

        /// Whether there are words with places or lengths that are counted from the node's own edges.
        var hasPlaces: Bool {
            own.contains { ["clipped", "rotated", "scale", "painted", "scrolls", "path"].contains($0) }
        }
    }

    /// Words, each text in quotation marks and each remark in parentheses as one.
    static func tokens(_ words: Substring) -> [Substring] {
        var tokens: [Substring] = []
        let bytes = words.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let start = index
            var (isQuoted, isEscaped, depth) = (false, false, 0)
            while index < bytes.endIndex {
                let byte = bytes[index]
                if isEscaped {
                    isEscaped = false
                } else if isQuoted {
                    if byte == UInt8(ascii: "\\") { isEscaped = true }
                    if byte == UInt8(ascii: "\"") { isQuoted = false }
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted = true
                } else if byte == UInt8(ascii: "(") {
                    depth += 1
                } else if byte == UInt8(ascii: ")") {
                    depth -= 1
                } else if byte == UInt8(ascii: " "), depth <= 0 {
                    break
                }
                index = bytes.index(after: index)
            }
            if start < index { tokens.append(words[start..<index]) }
            if index < bytes.endIndex { index = bytes.index(after: index) }
        }
        return tokens
    }

    /// What changed between two lists of words, with the word before it: `color #0f1c2e → #ffffff`; nil for the same.
    static func change(_ old: [Substring], _ new: [Substring]) -> String? {
        let shared = zip(old, new).prefix { same($0, $1) }.count
        let rest = min(old.count, new.count) - shared
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { same($0, $1) }.count
        let (a, b) = (old[shared..<old.count - end], new[shared..<new.count - end])
        if a.isEmpty && b.isEmpty { return nil }
        if a.isEmpty { return "with \(cut(b))" }
        if b.isEmpty { return "without \(cut(a))" }
        let keyword = shared > 0 && a.first?.first?.isLetter != true ? cut(old[shared - 1..<shared]) + " " : ""
        return "\(keyword)\(cut(a)) → \(cut(b))"
    }

    private static func same(_ a: Substring, _ b: Substring) -> Bool { ExactText(a) == ExactText(b) }
    private static func same(_ a: [Substring], _ b: [Substring]) -> Bool {
        a.map(ExactText.init) == b.map(ExactText.init)
    }

    /// Foreign words of a golden, at most 80 scalars.
    static func cut(_ words: some Sequence<Substring>) -> String {
        let text = words.joined(separator: " ")
        let scalars = text.unicodeScalars
        let shown = String(String.UnicodeScalarView(scalars.prefix(80))).writingOutInvisibles()
        return scalars.dropFirst(80).isEmpty ? shown : shown + "…"
    }

    /// The words without the numbers that follow a node's size: lengths of an author's are kept.
    private static func withoutNumbers(_ words: [Substring]) -> [Substring] {
        words.indices.map { index in
            let before = index > 0 ? words[index - 1] : ""
            if ["radius", "opacity", "rotated", "stroke", "inset", "over"].contains(before) { return words[index] }
            let isNumber = words[index].first.map { $0.isNumber || $0 == "-" } == true
            return isNumber || before == "path" ? "" : words[index]
        }
    }

    private static func joined(_ lines: [TreeOutline.Line]) -> String { lines.map(\.text).joined() }

    static func article(_ type: Substring) -> String {
        let isVowel = type.first.map { "AEIO".contains($0) } == true || type.hasPrefix("HS") || type.hasPrefix("HG")
        return (isVowel ? "an " : "a ") + cut([type])
    }

    /// Both texts from a little before their first difference.
    static func textChange(_ old: String, _ new: String) -> String {
        let (a, b) = (old.unicodeScalars, new.unicodeScalars)
        let shared = zip(a, b).prefix { $0 == $1 }.count
        // In a long text the difference may lie behind what is shown.
        let dropped = shared > 60 ? shared - 20 : 0
        func shown(_ scalars: String.UnicodeScalarView) -> String {
            let quoted = Diagnostic.quote(String(String.UnicodeScalarView(scalars.dropFirst(dropped))))
            return dropped == 0 ? quoted : "“…" + quoted.dropFirst()
        }
        return "text \(shown(a)) → \(shown(b))"
    }

    /// Whether one text is the other with something left out or put in place of its end.
    private static func isPart(_ old: String, _ new: String) -> Bool {
        let (a, b) = (old.unicodeScalars, new.unicodeScalars)
        let shared = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        return shared + end >= min(a.count, b.count)
    }
}

extension TreeWords {
    /// `2 lines → 3 lines`
    fileprivate mutating func addCount(_ old: Int, _ new: Int) {
        if old > 1, new > 1 {
            add("\u{0} lines → \u{0} lines", TreeAmount(count: old), TreeAmount(count: new))
        } else {
            func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
            add("\(lines(old)) → \(lines(new))")
        }
    }
}

extension FixedRect {
    /// `16,24`
    fileprivate var placeText: String { "\(minX),\(minY)" }
}
