import MizanBase
import MizanLocalization
import MizanScenes
import MizanUnicode

extension AuditRules {
    /// A sentence that a program put together without isolates: what it was joined of decides in which order it is seen.
    ///
    /// Ordinary text of users, which may mix letters as it likes, is left alone: joined is a text for certain where it is one
    /// of the scene's strings with something in the place of its arguments, or where the layout knows its parts.
    ///
    /// Source: Apple's “Get it right (to left)”; UAX #9, isolates.
    static let joinedByHand = AuditRule(
        "joined-by-hand", .warning,
        finds:
            "a text joined of parts in letters of both directions, which is seen in another order than the sentence that it "
            + "is meant to be; pseudo-languages that turn strings are left out",
        because: "a name in other letters turns the sentence around, or takes the number behind it along",
        fix: "make the sentence one string, and give it the parts as arguments, each of which stands in an isolate",
        errorWhere: "the text is known to be joined: it is a string of the tables around other parts, or made with “+”",
        inScene: { scene in
            let strings = LazyStrings(scene.scene?.bundles ?? [])
            return scene.trees.filter { !$0.variant.turnsStrings }.flatMap { tree in
                tree.seenTexts.compactMap { shown -> Fault? in
                    guard let joint = shown.joint(in: tree.variant, strings) else { return nil }
                    let text = shown.text.text.string
                    return Fault(
                        nodePath: shown.node.path, key: joint.key, variants: [tree.variant.name],
                        message: "\(shown.node.path) shows \(Diagnostic.quote(text)), \(joint.nature): "
                            + "\(Diagnostic.quote(joint.moved)) is seen in another place than in the sentence",
                        severity: joint.isCertain ? .error : .warning)
                }
            }
        })
}

/// The strings of bundles, read once a text may be one of them; of most scenes none is.
private final class LazyStrings {
    private let bundles: [StringBundle]
    private(set) lazy var strings = KnownStrings(bundles)

    init(_ bundles: [StringBundle]) { self.bundles = bundles }
}

/// A place where a text was joined, and what of it moves.
private struct HandJoinedText {
    /// In words, behind a comma.
    let nature: String
    let moved: String
    var key: String?
    let isCertain: Bool
}

extension AuditedTree.ShownText {
    /// The first joint of a text that shows.
    fileprivate func joint(in variant: Variant, _ known: LazyStrings) -> HandJoinedText? {
        guard let direction = text.lines.first?.direction else { return nil }
        switch origin.source {
        case .joined(let parts):
            return joint(of: parts, direction) ?? turned(direction, in: variant)
        case .verbatim:
            guard let mixed = MixedText(text.text) else { return nil }
            guard let match = known.strings.matches(in: text.text.string).first(where: { _ in true }) else {
                return turned(direction, in: variant)
            }
            let sentence = match.language.layoutDirection
            guard match.parts.contains(where: { mixed.direction(of: $0) != sentence }),
                let leak = BidiLeak(
                    joining: match.parts, in: text.text, set: direction, sentenceDirection: sentence)
            else { return nil }
            let string = "\(Diagnostic.quote(match.key)) in \(match.language)"
            return HandJoinedText(
                nature: match.isWhole
                    ? "which is \(string), joined by hand" : "which is \(string) joined to other words",
                moved: leak.moved, key: match.key, isCertain: match.isSentence)
        case .unknown, .string, .value: return nil
        }
    }

    /// The first of some known parts that moves the others.
    private func joint(of parts: [Range<Int>], _ direction: LayoutDirection) -> HandJoinedText? {
        guard parts.last?.upperBound == text.text.utf16Count else { return nil }
        for part in parts where !part.isEmpty {
            guard
                let leak = BidiLeak(
                    joining: [part], in: text.text, set: direction, sentenceDirection: direction)
            else { continue }
            return HandJoinedText(
                nature: "joined of \(parts.count) texts with \(Diagnostic.quote(text.text.string.part(utf16: part))) "
                    + "among them",
                moved: leak.moved, isCertain: true)
        }
        return nil
    }

    /// A sentence in the direction of the language, which a name at its start in other letters turned around.
    private func turned(_ direction: LayoutDirection, in variant: Variant) -> HandJoinedText? {
        guard direction != variant.locale.layoutDirection, let mixed = MixedText(text.text),
            let name = mixed.turningStart, mixed.direction(of: name) == direction,
            let leak = BidiLeak(
                joining: [name], in: text.text, set: direction, sentenceDirection: direction.opposite)
        else { return nil }
        return HandJoinedText(
            nature: "which \(Diagnostic.quote(text.text.string.part(utf16: name))) at its start turns around",
            moved: leak.moved, isCertain: false)
    }
}
