import SwiftSyntax

/// The arguments of a call that looks a string up, by their labels. `_` is the first if it has none, `_1` the second, and so on.
struct LookupArguments {
    private let arguments: LabeledExprListSyntax?
    /// Whether a value is the text of the source language: those of views are other things.
    private let isLookup: Bool

    init(_ arguments: LabeledExprListSyntax?, isLookup: Bool = false) {
        self.arguments = arguments
        self.isLookup = isLookup
    }

    /// The bundle that a look-up is asked of, as it is written.
    private var receiver: String?

    /// The same arguments of a bundle's method.
    func of(bundle: String?) -> LookupArguments {
        var result = self
        result.receiver = bundle
        return result
    }

    /// The arguments of a call that does nothing but look a string up.
    var asLookup: LookupArguments { LookupArguments(arguments, isLookup: true) }

    subscript(label: String) -> ExprSyntax? {
        guard let arguments else { return nil }
        guard label.hasPrefix("_"), let position = label == "_" ? 0 : Int(label.dropFirst()) else {
            return arguments.first { $0.label?.text == label }?.expression
        }
        return arguments.dropFirst(position).first.flatMap { $0.label == nil ? $0.expression : nil }
    }

    /// The label of the argument at a position that a call writes none for.
    static func label(ofUnlabeled position: Int) -> String { position == 0 ? "_" : "_\(position)" }

    /// The argument of the first of several labels that there is.
    func first(_ labels: [String]) -> ExprSyntax? { labels.lazy.compactMap { self[$0] }.first }

    /// A text that stands there as a literal without interpolation.
    func plain(_ labels: String...) -> String? { first(labels).flatMap(StringLiteral.plain) }

    /// The text of the source language, where it isn't the key.
    var defaultValue: StringLiteralExprSyntax? {
        isLookup ? first(["defaultValue", "value"])?.as(StringLiteralExprSyntax.self) : nil
    }

    /// The expression of the table's name.
    var table: ExprSyntax? { first(isLookup ? ["tableName", "table"] : ["tableName"]) }

    /// The bundle as it is written; nil for the program's own.
    var bundle: String? {
        guard let written = self["bundle"]?.trimmedDescription, written != "nil" else { return receiver }
        return [".main", "Bundle.main"].contains(written) ? nil : written
    }

    /// The expressions behind the first argument.
    var following: [ExprSyntax] { arguments.map { $0.dropFirst().map(\.expression) } ?? [] }
}
