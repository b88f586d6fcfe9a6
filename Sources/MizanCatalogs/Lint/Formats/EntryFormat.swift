import MizanBase
import MizanLocalization

/// The arguments that an entry's key is given, to which all its texts must keep.
struct EntryFormat {
    /// The kind of each argument; empty where the entry is no format.
    let arguments: [Int: ArgumentKind]
    /// The arguments that the source language's text shows, or the key if there is no such text.
    let shown: Set<Int>
    /// The text that says so: the key, or the source language's text; nil where there is neither.
    let source: String?
    /// Whether the key is a name, and need not show its arguments.
    let hasNamedKey: Bool

    /// Whether texts are formats, in which a percent sign is written `%%`.
    var isFormat: Bool { !arguments.isEmpty }

    /// The argument that chooses a plural form of the whole text: the first whole number, or else the first number.
    var counted: Int? {
        let numbers = arguments.filter { $0.value.isNumber }.keys.sorted()
        return numbers.first { arguments[$0] == .whole } ?? numbers.first
    }

    init(_ entry: LintedEntry, in table: LintedTable) {
        let key = FormatArguments(entry.key)
        hasNamedKey = entry.key.isName
        guard let localization = entry.localization(table.sourceLanguage) else {
            arguments = key.isFormat ? key.kinds : [:]
            shown = hasNamedKey ? [] : Set(arguments.keys)
            source = key.isFormat || table.keysAreTexts ? entry.key : nil
            return
        }
        let found = LocalizationArguments(localization)
        var kinds = key.isFormat ? key.kinds : [:]
        var shown: Set<Int> = []
        for (_, use) in found.texts where use.isFormat || key.isFormat {
            kinds.merge(use.kinds) { known, _ in known }
            shown.formUnion(use.numbers)
        }
        for (_, variable) in found.variables {
            kinds[variable.number] = kinds[variable.number] ?? variable.kind
        }
        // An argument that only the key has is chosen by, or left out on purpose.
        arguments = kinds
        self.shown = shown
        let text = localization.texts.first { $0.variable == nil }?.value
        source = key.isFormat && !hasNamedKey ? entry.key : text ?? entry.key
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
