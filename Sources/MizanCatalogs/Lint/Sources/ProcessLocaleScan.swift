import MizanBase
import MizanSources

/// The uses of the process's locale in one Swift source: those that Mizan's functions of the same names don't reach.
///
/// It looks at names alone, as ``SwiftSource`` does.
struct ProcessLocaleScan: Sendable {
    /// A use.
    struct ProcessLocaleUse: Sendable {
        /// The use as the source has it: `Locale.current`, `DateFormatter`.
        var name: String
        var place: SourcePlace
        var fix: String
    }

    /// The source.
    let file: String
    /// Whether the source imports Mizan.
    let importsMizan: Bool
    /// The uses, in the order of the source.
    private(set) var uses: [ProcessLocaleUse] = []

    /// Whether Mizan's functions go before Foundation's: SwiftUI's sources are built with it as well.
    private let isReached: Bool
    private let importsFoundation: Bool

    /// Foundation's formatters, each of which has a locale of its own. ISO 8601 is the same in all.
    private static let formatters: Set<String> = [
        "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "EnergyFormatter",
        "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter", "NumberFormatter",
        "RelativeDateTimeFormatter",
    ]
    /// Properties that make a formatter's text the same for every reader, by its locale or by a fixed form.
    private static let settings: Set<String> = ["locale", "dateFormat"]
    /// Tokens after a formatter without a name in which its settings may be.
    private static let reach = 40

    init(_ tokens: [SwiftToken], file: String) {
        self.file = file
        let modules = Set(
            tokens.indices.compactMap { index in
                tokens[index].isWord("import") && index + 1 < tokens.count ? tokens[index + 1].word : nil
            })
        importsMizan = modules.contains("Mizan")
        isReached = importsMizan || modules.contains("SwiftUI")
        importsFoundation = modules.contains { $0.hasPrefix("Foundation") }
        scan(tokens, of: tokens)
    }

    /// Looks through the tokens of a source, or of an interpolation in it.
    private mutating func scan(_ list: [SwiftToken], of source: [SwiftToken]) {
        for (index, token) in list.enumerated() {
            if let string = token.string {
                for case .interpolation(let inner) in string.pieces { scan(inner, of: source) }
            }
            guard let name = token.word, let use = use(of: name, at: index, in: list, of: source) else { continue }
            uses.append(ProcessLocaleUse(name: use.name, place: token.place, fix: use.fix))
        }
    }

    private func use(
        of name: String, at index: Int, in list: [SwiftToken], of source: [SwiftToken]
    ) -> (name: String, fix: String)? {
        func sign(_ sign: Unicode.Scalar, _ offset: Int) -> Bool {
            list.indices.contains(index + offset) && list[index + offset].isSign(sign)
        }
        func word(_ offset: Int) -> String? {
            list.indices.contains(index + offset) ? list[index + offset].word : nil
        }
        let isMember = sign(".", -1)
        let isCall = sign("(", 1)
        let importing = "import Mizan, whose function of that name is for the reader of the running task"
        switch name {
        case "current", "autoupdatingCurrent":
            let isLocale = word(-2) == "Locale" || sign(":", -2) && ["locale", "forLocale"].contains(word(-3))
            guard isMember, isLocale, !isCall else { return nil }
            if name == "autoupdatingCurrent" {
                return ("Locale.\(name)", "write Locale.current, with import Mizan alone")
            }
            if !isReached { return ("Locale.current", "import Mizan, whose Locale.current is the reader's") }
            return importsFoundation
                ? (
                    "Locale.current",
                    "leave import Foundation out: Mizan exports it, and its own Locale.current is meant"
                )
                : nil
        case "formatted":
            guard isMember, isCall, !isReached, !hasLocale(list, behind: index + 1) else { return nil }
            return ("formatted", importing)
        case "localizedStringWithFormat": return isMember && isCall && !isReached ? (name, importing) : nil
        case "NSLocalizedString": return isCall && !isReached ? (name, importing) : nil
        case "format":
            guard isMember, isCall, isOfStyle(index, in: list) else { return nil }
            return ("format", "use formatted(…), or set the style's locale")
        case _ where Self.formatters.contains(name) && !isMember:
            if sign(".", 1), word(2) == "localizedString" {
                return ("\(name).localizedString", "use formatted(…)")
            }
            guard isCall, sign(")", 2), !isSet(index, in: list, of: source) else { return nil }
            return (name, "set its locale to Locale.current, with import Mizan alone, or use formatted(…)")
        default: return nil
        }
    }

    /// Whether the arguments of a call name a locale.
    private func hasLocale(_ list: [SwiftToken], behind bracket: Int) -> Bool {
        var depth = 0
        for token in list[bracket...] {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            if token.isWord("locale") { return true }
            if depth == 0 { return false }
        }
        return false
    }

    /// Whether `.format(` is called on a style that is made in the same line without a locale.
    private func isOfStyle(_ index: Int, in list: [SwiftToken]) -> Bool {
        let line = list[..<index].reversed().prefix { $0.place.line == list[index].place.line }
        return line.contains { $0.word?.hasSuffix("FormatStyle") ?? false } && !line.contains { $0.isWord("locale") }
    }

    /// Whether a formatter that is made has its locale or a fixed form set: by its name, or close behind.
    private func isSet(_ index: Int, in list: [SwiftToken], of source: [SwiftToken]) -> Bool {
        func setting(_ position: Int, in list: [SwiftToken]) -> Bool {
            position + 2 < list.count && list[position].isSign(".")
                && list[position + 1].word.map(Self.settings.contains) ?? false && list[position + 2].isSign("=")
        }
        guard index >= 2, list[index - 1].isSign("=") else {
            return list.indices.dropFirst(index).prefix(Self.reach).contains { setting($0, in: list) }
        }
        // let formatter = …, let formatter: DateFormatter = …
        let isTyped = index >= 4 && list[index - 3].isSign(":")
        guard let name = list[index - (isTyped ? 4 : 2)].word else { return false }
        return source.indices.contains { source[$0].isWord(name) && setting($0 + 1, in: source) }
    }
}
