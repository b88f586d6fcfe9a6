import MizanBase
import MizanLocalization
import MizanUnicode

extension LintRules {
    /// Source: UAX #9; Unicode Technical Standard #55, Source Code Handling.
    static let bidiControls = LintRule(
        "bidi-controls", .warning,
        finds:
            "direction controls that aren't closed or turn letters around, those in keys, and marks that change no order",
        because: "one that isn't closed turns what follows, and one in a key makes two keys of what looks like one",
        fix: "close each control, and take out those that do nothing; arguments are isolated by themselves",
        errorWhere: "the controls aren't balanced, or override the direction of letters"
    ) { (entry: LintedEntry, table: LintedTable) in
        var faults: [Fault] = []
        let keyFault = BidiControls(entry.key, direction: table.sourceLanguage.layoutDirection).fault(isOfKey: true)
        if let fault = keyFault {
            faults.append(
                Fault(
                    place: entry.place, message: "the key \(Diagnostic.quote(entry.key)) \(fault.message)",
                    severity: fault.severity))
        }
        for localization in entry.localizations {
            for text in localization.texts where text.value != entry.key || faults.isEmpty {
                let controls = BidiControls(text.value, direction: localization.language.layoutDirection)
                guard let fault = controls.fault(isOfKey: false) else { continue }
                faults.append(
                    Fault(
                        place: text.place, language: localization.language,
                        message: "\(text.name.map { "\($0) " } ?? "")\(Diagnostic.quote(text.value)) \(fault.message)",
                        severity: fault.severity, cause: fault.message))
            }
        }
        return faults
    }
}

/// The direction controls of a text.
private struct BidiControls {
    private let text: String
    /// The direction of the text's language.
    private let direction: LayoutDirection
    private var hasMarks = false
    private var hasOverride = false
    private var isUnbalanced = false
    private var hasControls = false

    init(_ text: String, direction: LayoutDirection) {
        (self.text, self.direction) = (text, direction)
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        var open: [BidiClass] = []
        for scalar in text.unicodeScalars where scalar.isDirectionControl {
            // LRM, RLM and ALM have the classes of letters.
            guard !scalar.isDirectionMark else {
                hasMarks = true
                continue
            }
            hasControls = true
            let bidiClass = BidiClass(scalar.value)
            switch bidiClass {
            case .leftToRightOverride, .rightToLeftOverride:
                hasOverride = true
                open.append(bidiClass)
            case .popDirectionalFormat:
                let isOpen = open.last.map { !$0.isIsolate } ?? false
                if isOpen { open.removeLast() } else { isUnbalanced = true }
            case .popDirectionalIsolate:
                let isOpen = open.last?.isIsolate ?? false
                if isOpen { open.removeLast() } else { isUnbalanced = true }
            default: open.append(bidiClass)
            }
        }
        isUnbalanced = isUnbalanced || !open.isEmpty
    }

    func fault(isOfKey: Bool) -> (message: String, severity: Diagnostic.Severity)? {
        if isUnbalanced { return ("has direction controls that aren't balanced", .error) }
        if hasOverride { return ("overrides the direction of letters", .error) }
        if isOfKey, hasMarks || hasControls { return ("has a direction control that nobody sees", .warning) }
        if hasMarks, !marksChangeOrder { return ("has a direction mark that changes no order", .warning) }
        return nil
    }

    /// Whether the text is seen in another order without its marks, in a paragraph of its language's direction or of its first
    /// letter's.
    ///
    /// A mark after punctuation at the end is for what the text is joined with.
    private var marksChangeOrder: Bool {
        let end = text.unicodeScalars.reversed().drop(while: \.isDirectionMark)
        if text.unicodeScalars.last?.isDirectionMark == true, end.first?.properties.isAlphabetic == false {
            return true
        }
        let pieces = FormatString(text).pieces
        // Arguments that aren't isolated may be in letters of both directions.
        return ["\u{FFFC}", "A", "\u{5D0}"].contains { argument in
            let whole = pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .argument(_, let specifier) where specifier.isNumeric: "1"
                case .argument, .variable, .own: argument
                }
            }.joined()
            let bare = String(String.UnicodeScalarView(whole.unicodeScalars.filter { !$0.isDirectionMark }))
            return [nil, direction].contains {
                VisualOrder(of: whole, baseDirection: $0) != VisualOrder(of: bare, baseDirection: $0)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is LRM, RLM or ALM.
    fileprivate var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x61C }
}

extension BidiClass {
    fileprivate var isIsolate: Bool {
        switch self {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }
}
