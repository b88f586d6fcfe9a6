import MizanBase
import MizanLocalization

/// The arguments that an entry's key is given, to which all its texts must keep.
struct EntryFormat {
    /// The kind of each argument; empty where the entry is no format.
    let arguments: [Int: ArgumentKind]
    /// The text that says so: the key, or the source language's text; nil where there is neither.
    let source: String?

    /// Whether texts are formats, in which a percent sign is written `%%`.
    var isFormat: Bool { !arguments.isEmpty }

    /// The argument that chooses a plural form of the whole text: the first whole number, or else the first number.
    var counted: Int? {
        let numbers = arguments.filter { $0.value.isNumber }.keys.sorted()
        return numbers.first { arguments[$0] == .whole } ?? numbers.first
    }

    init(_ entry: LintedEntry, in table: LintedTable) {
        let key = FormatArguments(entry.key)
        guard !key.isFormat else {
            (arguments, source) = (key.kinds, entry.key)
            return
        }
        guard let localization = entry.localization(table.sourceLanguage) else {
            (arguments, source) = ([:], table.keysAreTexts ? entry.key : nil)
            return
        }
        var kinds: [Int: ArgumentKind] = [:]
        for (_, use) in LocalizationArguments(localization).texts where use.isFormat {
            kinds.merge(use.kinds) { known, _ in known }
        }
        for (_, variable) in LocalizationArguments(localization).variables {
            kinds[variable.number] = kinds[variable.number] ?? variable.kind
        }
        arguments = kinds
        source = localization.texts.first { $0.variable == nil }?.value
    }
}

/// The arguments of every text of a localization.
struct LocalizationArguments {
    /// The texts with what they take, in their order.
    private(set) var texts: [(text: LintedText, arguments: FormatArguments)] = []
    /// The argument that chooses each variable's form, and its kind.
    private(set) var variables: [String: (number: Int, kind: ArgumentKind)] = [:]

    init(_ localization: LintedLocalization) {
        func declared(_ name: String) -> Int? { localization.variable(name)?.argumentNumber }
        func note(_ arguments: FormatArguments) {
            for (name, number) in arguments.variables where variables[name] == nil {
                guard let variable = localization.variable(name) else { continue }
                let specifier = FormatSpecifier(variable.specifier) ?? .wholeNumber
                variables[name] = (number, ArgumentKind(specifier))
            }
        }
        let whole = localization.texts.filter { $0.variable == nil }
        for text in whole { note(FormatArguments(text.value, argumentOfVariable: declared)) }
        // Variables stand in the forms of others, at most as deep as they can be shown.
        for _ in 0..<4 {
            for text in localization.texts {
                guard let own = text.variable.flatMap({ variables[$0] }) else { continue }
                note(FormatArguments(text.value, own: own, argumentOfVariable: declared))
            }
        }
        texts = localization.texts.map { text in
            (
                text,
                FormatArguments(
                    text.value, own: text.variable.flatMap { variables[$0] }, argumentOfVariable: declared)
            )
        }
    }
}
