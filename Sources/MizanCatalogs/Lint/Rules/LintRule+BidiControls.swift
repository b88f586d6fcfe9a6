import MizanBase
import MizanUnicode

extension LintRule {
    /// Source: UAX #9; Unicode Technical Standard #55, Source Code Handling.
    static let bidiControls = LintRule(
        "bidi-controls", .error,
        finds: "direction controls that aren't closed, that turn letters around, or that nobody sees and nothing needs",
        because: "one that isn't closed turns what follows, and one in a key makes two keys of what looks like one",
        fix: "close each control, and take out those that do nothing; arguments are isolated by themselves",
        errorWhere: "the controls aren't balanced, or override the direction of letters"
    ) { (entry: LintedEntry, table: LintedTable) in
        var faults: [Fault] = []
        if let fault = BidiControls(entry.key).fault(isOfKey: true) {
            faults.append(
                Fault(
                    place: entry.place, message: "the key \(Diagnostic.quote(entry.key)) \(fault.message)",
                    severity: fault.severity))
        }
        for localization in entry.localizations {
            for text in localization.texts where text.value != entry.key || faults.isEmpty {
                guard let fault = BidiControls(text.value).fault(isOfKey: false) else { continue }
                faults.append(
                    Fault(
                        place: text.place, language: localization.language,
                        message: "\(text.name.map { "\($0) " } ?? "")\(Diagnostic.quote(text.value)) \(fault.message)",
                        severity: fault.severity))
            }
        }
        return faults
    }
}

/// The direction controls of a text.
private struct BidiControls {
    private var hasMarks = false
    private var hasOverride = false
    private var isUnbalanced = false
    private var hasRightToLeft = false
    private var hasControls = false

    init(_ text: String) {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        var open: [BidiClass] = []
        for scalar in text.unicodeScalars {
            // LRM, RLM and ALM have the classes of letters.
            if ["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar) {
                hasMarks = true
                continue
            }
            let bidiClass = BidiClass(scalar.value)
            switch bidiClass {
            case .leftToRightOverride, .rightToLeftOverride:
                hasOverride = true
                open.append(bidiClass)
            case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightIsolate, .rightToLeftIsolate,
                .firstStrongIsolate:
                open.append(bidiClass)
            case .popDirectionalFormat:
                let isOpen = open.last.map { !$0.isIsolate } ?? false
                if isOpen { open.removeLast() } else { isUnbalanced = true }
            case .popDirectionalIsolate:
                let isOpen = open.last?.isIsolate ?? false
                if isOpen { open.removeLast() } else { isUnbalanced = true }
            case .rightToLeft, .arabicLetter, .arabicNumber: hasRightToLeft = true
            default: continue
            }
            hasControls =
                hasControls || !(bidiClass == .rightToLeft || bidiClass == .arabicLetter || bidiClass == .arabicNumber)
        }
        isUnbalanced = isUnbalanced || !open.isEmpty
    }

    func fault(isOfKey: Bool) -> (message: String, severity: Diagnostic.Severity)? {
        if isUnbalanced { return ("has direction controls that aren't balanced", .error) }
        if hasOverride { return ("overrides the direction of letters", .error) }
        if isOfKey, hasMarks || hasControls { return ("has a direction control that nobody sees", .warning) }
        // A mark beside letters of one direction alone.
        if hasMarks, !hasRightToLeft { return ("has a direction mark, and no letters from right to left", .warning) }
        return nil
    }
}

extension BidiClass {
    fileprivate var isIsolate: Bool {
        switch self {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }
}
