import MizanLocalization

/// The texts of a localization as the catalog has them, where a substitution is `%#@name@` and prints its number by `%arg`, and as
/// XLIFF has them, `%1$#@name@` and `%1$lld`.
struct SubstitutionTexts {
    private let substitutions: [String: StringCatalog.Substitution]

    init(_ localization: StringCatalog.Localization?, or other: StringCatalog.Localization? = nil) {
        substitutions = (localization?.substitutions ?? [:]).merging(other?.substitutions ?? [:]) { own, _ in own }
    }

    /// A text of the catalog for XLIFF. Numbers come from `argNum`; what is numbered already, and what has no `argNum`, stays.
    func exchanged(_ text: String, of form: UnitForm) -> String {
        let own = form.substitution.flatMap { substitutions[$0] }
        return replacing(in: text) { rest in
            if rest.hasPrefix("arg"), let own, let number = own.argumentNumber {
                return (3, "\(number)$\(own.formatSpecifier)")
            }
            if rest.hasPrefix("#@"), let name = Self.name(rest.dropFirst(2)),
                let number = substitutions[name]?.argumentNumber
            {
                return (0, "\(number)$")
            }
            return nil
        }
    }

    /// A text of XLIFF for the catalog.
    func stored(_ text: String, of form: UnitForm) -> String {
        let own = form.substitution.flatMap { substitutions[$0] }
        return replacing(in: text) { rest in
            if let own, let number = own.argumentNumber {
                let written = "\(number)$\(own.formatSpecifier)"
                if rest.hasPrefix(written) { return (written.count, "arg") }
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let after = rest.dropFirst(digits.count)
            if after.hasPrefix("$#@"), let name = Self.name(after.dropFirst(3)),
                let number = substitutions[name]?.argumentNumber, digits == String(number)
            {
                return (digits.count + 1, "")
            }
            return nil
        }
    }

    /// The names that a text refers to.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        _ = replacing(in: text) { rest in
            let after = rest.drop { $0.isASCII && $0.isNumber || $0 == "$" }
            if after.hasPrefix("#@") { name(after.dropFirst(2)).map { names.append($0) } }
            return nil
        }
        return names
    }

    private static func name(_ text: Substring) -> String? {
        guard let end = text.firstIndex(of: "@"), end > text.startIndex else { return nil }
        return String(text[..<end])
    }

    private func replacing(in text: String, _ replace: (Substring) -> (Int, String)?) -> String {
        Self.replacing(in: text, replace)
    }

    /// Replaces characters after each `%` that isn't written twice.
    private static func replacing(in text: String, _ replace: (Substring) -> (Int, String)?) -> String {
        var result = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            let behind = rest.index(after: percent)
            result += rest[..<behind]
            rest = rest[behind...]
            if rest.first == "%" {
                result.append(rest.removeFirst())
            } else if let (count, text) = replace(rest) {
                result += text
                rest = rest.dropFirst(count)
            }
        }
        return result + rest
    }
}
