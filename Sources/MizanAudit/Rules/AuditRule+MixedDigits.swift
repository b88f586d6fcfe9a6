import Foundation
import MizanBase
import MizanRenderTree
import MizanScenes

extension AuditRules {
    static let mixedDigits = AuditRule(
        "mixed-digits", .warning,
        finds: "digits of two numeral systems in one text, or on one screen, such as 12 beside ١٢",
        because: "one of the numbers wasn't formatted for the reader: it was put into the text as it was",
        fix: "format every number for the reader's locale: as an argument of a string, or with a format",
        errorWhere: "both stand in one text"
    ) { (tree: AuditedTree) in
        let texts = tree.texts.filter { tree.isSeen($0.index) }.map { (text: $0, systems: $0.numeralSystems) }
        let mixed = texts.filter { $0.systems.count > 1 }.map { item in
            Fault(
                nodePath: item.text.node.path,
                message: "\(item.text.node.path) has digits of two numeral systems: \(item.text.quoted)",
                severity: .error)
        }
        // A text in Latin letters, be it a street's name, has its digits by right.
        let single = texts.filter { $0.systems.count == 1 && !$0.text.hasLatinLetters }
        let counts = single.reduce(into: [Unicode.Scalar: Int]()) { $0[$1.systems[0], default: 0] += 1 }
        // What is formatted for the reader has the digits of the locale; without one such text the many are right.
        let usual =
            counts.keys.first { $0 == tree.variant.zeroDigit }
            ?? counts.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
        guard mixed.isEmpty, counts.count > 1, let usual else { return mixed }
        // Of a screen the first text that differs from most is said, not each.
        guard let odd = single.first(where: { $0.systems[0] != usual }),
            let other = single.first(where: { $0.systems[0] == usual })
        else { return mixed }
        return [
            Fault(
                nodePath: odd.text.node.path,
                message:
                    "\(odd.text.node.path) shows \(odd.text.quoted) on a screen whose other digits are as in \(other.text.quoted)"
            )
        ]
    }
}

extension Variant {
    /// The zero of the digits that numbers have in the locale.
    fileprivate var zeroDigit: Unicode.Scalar? {
        0.formatted(.number.locale(Locale(identifier: locale.identifier))).unicodeScalars.first(where: \.isDigit)
    }
}

extension AuditedTree.ShownText {
    fileprivate var hasLatinLetters: Bool {
        text.text.string.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    }

    /// The zeros of the numeral systems in the text, in their order; digits in a word of Latin letters, as in a name or an
    /// address, are part of the word, and those of a telephone number are the same everywhere.
    fileprivate var numeralSystems: [Unicode.Scalar] {
        var systems: [Unicode.Scalar] = []
        var isTelephone = false
        for word in text.text.string.split(separator: " ") {
            let scalars = word.unicodeScalars
            if scalars.contains("+") { isTelephone = true }
            if scalars.contains(where: { $0.properties.isAlphabetic }) { isTelephone = false }
            guard scalars.contains(where: \.isDigit), !isTelephone,
                !scalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic || $0.value == 0x20E3 })
            else { continue }
            for scalar in scalars where scalar.isDigit {
                guard let value = scalar.properties.numericValue,
                    let zero = Unicode.Scalar(scalar.value - UInt32(value)),
                    !systems.contains(zero)
                else { continue }
                systems.append(zero)
            }
        }
        return systems
    }
}
