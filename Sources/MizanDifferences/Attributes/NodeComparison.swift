import MizanBase
import MizanRenderTree

/// The changes of one node's own line and its lines of text, apart from its place and size.
struct NodeComparison {
    /// The part of the golden's line that can't be read.
    private(set) var damage: String?
    /// Another type of view in its place.
    private(set) var exchange = ChangeParts()
    /// Changes that the author made: padding, font, spacing.
    private(set) var inputs = ChangeParts()
    /// Attributes, text, glyphs.
    private(set) var own = ChangeParts()
    /// Changes that come with these: the number of lines, their height.
    private(set) var details = ChangeParts()
    /// Changes that layout made for lack or gain of room: other line ends, a cut, an alternative.
    private(set) var fitting = ChangeParts()
    /// Whether a fallback layout took another alternative or a text is cut at another place: nothing may be hidden in
    /// silence.
    private(set) var isNotable = false
    /// Whether a fallback layout took another alternative.
    private(set) var isFallback = false
    /// Changes of effects and lines that are measured from the node's corner and follow its size.
    private(set) var followers = ChangeParts()
    /// A text that has changed.
    private(set) var text: (old: String, new: String)?
    /// The words that a reader hears instead of the node's content, where they have changed.
    private(set) var label: (old: String, new: String)?

    /// The space that the alternatives before the taken one need.
    private(set) var reason = ChangeParts()

    private var isCutOtherwise = false
    private let tolerance: Int64

    /// The box is compared elsewhere; `isResized` tells whether it changed. A pixel (`tolerance`) may be rounding.
    init(_ old: TreeOutline.OutlineNode, _ new: TreeOutline.OutlineNode, isResized: Bool, tolerance: Int64) {
        self.tolerance = tolerance
        if let damage = old.damage ?? new.damage {
            self.damage = damage
            return
        }
        if !ExactText.same(old.type, new.type) {
            exchange.add("is \(Self.article(new.type)) now, \(Self.cut([old.type])) before")
        }
        compareAttributes(old.line.attributes, new.line.attributes, isResized: isResized)
        compareFallbacks(old.line.chosenAlternative, new.line.chosenAlternative)
        compareText(old, new)
    }

    /// Whether the node has a reason of its own to be otherwise than it was.
    var isCause: Bool { damage != nil || !exchange.isEmpty || !inputs.isEmpty || !own.isEmpty }

    /// Whether its author changed the nodes that it is drawn above.
    private(set) var isOrderedOtherwise = false

    /// Whether nothing that is shown or said to a reader changed.
    var isOfInputsOnly: Bool {
        damage == nil && exchange.isEmpty && own.isEmpty && details.isEmpty && fitting.isEmpty && followers.isEmpty
    }

    /// Compares the labels. A label that follows from other texts inside the node, such as `label "bell, Delays"`, is
    /// not reported.
    mutating func compareLabel(texts: [(old: String, new: String)]) {
        guard let label else { return }
        let derived = texts.reduce(label.old) { $0.replacing($1.old, with: $1.new, maxReplacements: 1) }
        let words = "label \(Self.quotedChange(label.old, label.new))"
        if !texts.isEmpty, ExactText.same(derived, label.new) {
            followers.add(words)
        } else {
            own.add(words)
        }
    }

    /// Makes the node's own changes follow from the fallback around it.
    mutating func followFallback() {
        followers.append(exchange)
        followers.append(inputs)
        followers.append(own)
        followers.append(details)
        (exchange, inputs, own, details) = (ChangeParts(), ChangeParts(), ChangeParts(), ChangeParts())
    }

    private mutating func compareAttributes(_ old: [TreeAttribute], _ new: [TreeAttribute], isResized: Bool) {
        for change in AttributeChange.changes(old, new) {
            guard let name = change.names.first else { continue }
            switch name {
            case .label:
                if let old = change.old?.values.first?.string, let new = change.new?.values.first?.string {
                    label = (old, new)
                } else {
                    own.add(change.words)
                }
            case .truncated, .scaled:
                isNotable = true
                isCutOtherwise = true
                fitting.add(change.words)
            default:
                if name.isInput {
                    if name == .zIndex { isOrderedOtherwise = true }
                    inputs.add(change.words)
                } else if change.followsSize, isResized || name == .scrolls {
                    followers.add(change.words)
                } else {
                    own.add(change.words)
                }
            }
        }
    }

    private mutating func compareFallbacks(_ old: Fallback?, _ new: Fallback?) {
        guard old != new else { return }
        guard let old, let new, old.count == new.count else {
            return own.add(
                "\(old.map(Self.chosen) ?? "no alternatives") → \(new.map(Self.chosen) ?? "no alternatives")")
        }
        if old.index != new.index {
            isNotable = true
            isFallback = true
            fitting.add("takes its \(Self.ordinal(new.index)) alternative instead of its \(Self.ordinal(old.index))")
            if !new.rejected.isEmpty {
                reason.add(
                    new.rejected.map {
                        "\(Self.cut([$0.segment])) needs \($0.needs) > \($0.offered)"
                            + ($0.axis == .vertical ? " high" : "")
                            + ($0.node.map { " for \(Self.cut([$0]))" } ?? "")
                    }.joined(separator: ", "))
            }
        } else {
            // Of the same alternative only the numbers of its reasons changed.
            followers.add("still takes its \(Self.ordinal(new.index)) alternative")
            for (before, after) in zip(old.rejected, new.rejected) {
                followers.addSize("what the \(Self.cut([after.segment])) needs", before.needs, after.needs)
                followers.addSize("the room", before.offered, after.offered)
                if before.node != after.node {
                    let (old, new) = (before.node ?? before.segment, after.node ?? after.segment)
                    followers.add(
                        "the \(Self.cut([after.segment])) needs it for \(Self.cut([old])) → \(Self.cut([new]))")
                }
            }
        }
    }

    private static func chosen(_ fallback: Fallback) -> String { "took \(fallback.index + 1) of \(fallback.count)" }

    /// `second`: alternatives count from 1.
    private static func ordinal(_ index: Int) -> String {
        let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        return index < names.count ? names[index] : "no. \(index + 1)"
    }

    private mutating func compareText(_ old: TreeOutline.OutlineNode, _ new: TreeOutline.OutlineNode) {
        let (before, after) = (old.lines, new.lines)
        guard before != after else { return }
        let (oldText, newText) = (before.map(\.string).joined(), after.map(\.string).joined())
        let isSame = ExactText.same(oldText, newText)
        if !isSame {
            text = (oldText, newText)
            if isCutOtherwise, Self.isPart(oldText, newText) {
                fitting.add(Self.pieces(from: oldText, to: newText))
            } else {
                own.add(Self.pieces(from: oldText, to: newText))
            }
        }
        let isSetOtherwise = isSame && compareHeights(before, after)
        if before.count != after.count {
            if isCause {
                details.addLineCount(before.count, after.count)
            } else {
                fitting.addLineCount(before.count, after.count)
            }
        } else if isSame,
            let line = before.indices.first(where: { !ExactText.same(before[$0].string, after[$0].string) })
        {
            let words = "line[\(line)] ends elsewhere"
            if isCause { details.add(words) } else { fitting.add(words) }
        } else if isSame {
            compareLines(before, after, isSetOtherwise: isSetOtherwise)
        }
    }

    /// Says what has a reason of its own, unless its author said something else of the node: then it follows from that.
    private mutating func addOwn(_ words: String) {
        if inputs.isEmpty { own.add(words) } else { details.add(words) }
    }

    /// Whether all lines of a text are higher or lower by more than a pixel, not those of one script alone.
    private mutating func compareHeights(_ before: [TreeTextLine], _ after: [TreeTextLine]) -> Bool {
        func bounds(_ lines: [TreeTextLine]) -> [FixedLength] {
            let heights = lines.map(\.frame.size.height)
            return [heights.min() ?? .zero, heights.max() ?? .zero]
        }
        let (old, new) = (bounds(before), bounds(after))
        let changes = zip(old, new).map { ($1 - $0).rawValue }
        guard !isCutOtherwise, changes.allSatisfy({ $0 > tolerance }) || changes.allSatisfy({ $0 < -tolerance }) else {
            return false
        }
        addOwn("is set \(changes[0] > 0 ? "larger" : "smaller")")
        if before.count > 1 || after.count > 1 { details.addSize("line height", old[1], new[1]) }
        return true
    }

    /// Lines of the same texts.
    private mutating func compareLines(_ before: [TreeTextLine], _ after: [TreeTextLine], isSetOtherwise: Bool) {
        let reshaped = before.indices.filter { before[$0].glyphs != after[$0].glyphs }
        if !reshaped.isEmpty, !isSetOtherwise {
            let line = before.count == 1 || reshaped.count == before.count ? "" : "line[\(reshaped[0])] "
            let more = line.isEmpty || reshaped.count == 1 ? "" : " and \(reshaped.count - 1) more of its lines"
            let words = "\(line)has other glyphs for the same text: another font, weight or shaping\(more)"
            // A text that is cut elsewhere or set smaller has other glyphs.
            if isCutOtherwise { fitting.add(words) } else { addOwn(words) }
        }
        for index in before.indices {
            let changes = AttributeChange.changes(before[index].attributes, after[index].attributes).filter {
                $0.names != [.glyphs]
            }
            guard !changes.isEmpty else { continue }
            for change in changes {
                // Another font or size has another baseline; that of a line that moved is rounded anew.
                if change.followsSize, !reshaped.isEmpty || change.isWithin(tolerance) {
                    followers.add(change.words)
                } else {
                    addOwn((before.count == 1 ? "" : "line[\(index)] ") + change.words)
                }
            }
            break
        }
        if !isCause, let line = before.indices.first(where: { before[$0].frame != after[$0].frame }) {
            let (a, b) = (before[line].frame, after[line].frame)
            followers.add("line[\(line)] at \(a.minX),\(a.minY) → \(b.minX),\(b.minY)")
        }
    }
}

extension NodeComparison {
    /// The change between two lists of words, with the word before it: `color #0f1c2e → #ffffff`; nil for the same.
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

    /// Foreign words of a golden, at most 80 scalars.
    static func cut(_ words: some Sequence<some StringProtocol>) -> String {
        let text = words.joined(separator: " ")
        let scalars = text.unicodeScalars
        let shown = String(String.UnicodeScalarView(scalars.prefix(80))).writingOutInvisibles()
        return scalars.dropFirst(80).isEmpty ? shown : shown + "…"
    }

    static func article(_ type: String) -> String {
        let isVowel = type.first.map { "AEIO".contains($0) } == true || type.hasPrefix("HS") || type.hasPrefix("HG")
        return (isVowel ? "an " : "a ") + cut([type])
    }

    /// Both texts from a little before their first difference.
    static func quotedChange(_ old: String, _ new: String) -> String {
        let (a, b) = (old.unicodeScalars, new.unicodeScalars)
        let shared = zip(a, b).prefix { $0 == $1 }.count
        // In a long text the difference may lie behind what is shown.
        let dropped = shared > 60 ? shared - 20 : 0
        func shown(_ scalars: String.UnicodeScalarView) -> String {
            let quoted = Diagnostic.quote(String(String.UnicodeScalarView(scalars.dropFirst(dropped))))
            return dropped == 0 ? quoted : "“…" + quoted.dropFirst()
        }
        return "\(shown(a)) → \(shown(b))"
    }

    /// The words about a text that has changed. Where only the value of an argument or a number differs, each language
    /// has a form of its own.
    static func pieces(from old: String, to new: String) -> [TreeChange.ChangePiece] {
        if let change = ArgumentChange(old, new) {
            return [.words("argument "), .translated(old: change.old, new: change.new)]
        }
        if ArgumentChange.isOfNumbers(old, new) { return [.words("text "), .translated(old: old, new: new)] }
        return [.words("text \(quotedChange(old, new))")]
    }

    /// Whether one text is the other with something left out or put in place of its end.
    private static func isPart(_ old: String, _ new: String) -> Bool {
        let (a, b) = (old.unicodeScalars, new.unicodeScalars)
        let shared = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        // An ellipsis stands for what is left out.
        let marks = a.contains("…") || b.contains("…") ? 1 : 0
        return shared + end + marks >= min(a.count, b.count)
    }
}

extension AttributeChange {
    /// Whether it is a length that changed by no more than a pixel.
    fileprivate func isWithin(_ tolerance: Int64) -> Bool {
        guard case .length(let a)? = old?.values.first, case .length(let b)? = new?.values.first else { return false }
        return (b - a).rawValue.magnitude <= tolerance.magnitude
    }
}

extension TreeAttribute.Value {
    /// A text in quotation marks, or a word.
    fileprivate var string: String? {
        switch self {
        case .word(let string), .text(let string): string
        default: nil
        }
    }
}

extension TreeOutline.OutlineNode {
    /// The part of its lines that can't be read; nil where all can.
    fileprivate var damage: String? {
        guard isDamaged else { return nil }
        let unread = ([line.attributes] + lines.map(\.attributes)).joined().first { $0.name == .unread }
        return unread?.values.first?.string ?? segment
    }
}
