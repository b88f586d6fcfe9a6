import MizanBase
import MizanCatalogs
import SwiftSyntax

extension StringVisitor {
    /// Takes up the strings of a call.
    func take(_ call: FunctionCallExprSyntax) {
        let arguments = LookupArguments(call.arguments)
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            takeCall(of: name, arguments, in: call)
        } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            let base = access.base?.trimmedDescription ?? ""
            if options.functions.contains("\(base).\(name)") || options.functions.contains(name),
                access.base?.is(StringLiteralExprSyntax.self) != true
            {
                return takeLookup(arguments, origin: name, isFormat: true)
            }
            takeMethod(name, base: access.base, arguments, in: call)
        }
    }

    /// `Text("…")`, `String(localized: "…")`, `NSLocalizedString("…", comment: "…")`.
    private func takeCall(of name: String, _ arguments: LookupArguments, in call: FunctionCallExprSyntax) {
        if options.functions.contains(name) { return takeLookup(arguments, origin: name, isFormat: true) }
        if name == "NSLocalizedString" { return takeLookup(arguments, origin: name, isFormat: false) }
        if ["String", "AttributedString", "AttributedText"].contains(name), let key = arguments["localized"] {
            return take(key, origin: "\(name)(localized:)", with: arguments.asLookup)
        }
        if ["LocalizedStringResource", "LocalizedStringKey", "LocalizationValue"].contains(name) {
            if let key = arguments.first(["_", "stringLiteral"]) {
                take(key, origin: name, with: arguments.asLookup)
            }
            return
        }
        if name == "String", arguments["format"] != nil { return takeFormat(arguments["format"], arguments) }
        takeDeclared(name, arguments)
        guard knowsViews, let labels = ViewTable.types[name], !types.index.declaresType(name) else { return }
        takeKeys(labels, arguments, origin: name)
        if name == "AppShortcut", let phrases = arguments["phrases"] { takePhrases(phrases, origin: name) }
    }

    /// The phrases of an App Shortcut, which are one string: its key is the first.
    private func takePhrases(_ expression: ExprSyntax, origin: String) {
        let literals = expression.as(ArrayExprSyntax.self)?.elements.compactMap {
            $0.expression.as(StringLiteralExprSyntax.self)
        }
        guard let literals, let first = literals.first, !literals.contains(where: \.hasError) else { return }
        let phrases = literals.map { StringLiteral($0, types).text }
        var string = LocalizableString(
            key: phrases[0], table: ViewTable.shortcutsTable, place: source.place(of: first), origin: origin)
        string.phrases = phrases
        add(string, at: first)
    }

    /// `.navigationTitle("…")`, `bundle.localizedString(forKey: "…", value: "…", table: "…")`, `SwiftUI.Text("…")`.
    private func takeMethod(
        _ name: String, base: ExprSyntax?, _ arguments: LookupArguments, in call: FunctionCallExprSyntax
    ) {
        if name == "localizedString", let key = arguments["forKey"] {
            noteVariable(key, origin: name)
            let bundle = base.map(\.trimmedDescription).flatMap { $0 == "Bundle.main" ? nil : $0 }
            return take(key, origin: name, with: arguments.asLookup.of(bundle: bundle), isFormat: false)
        }
        if name == "localizedStringWithFormat" { return takeFormat(arguments["_"], arguments) }
        if name == "init", let base { return takeCall(of: lastName(of: base), arguments, in: call) }
        if let base, name.first?.isUppercase ?? false,
            ["SwiftUI", "Mizan", "Foundation", "String"].contains(base.trimmedDescription)
        {
            return takeCall(of: name, arguments, in: call)
        }
        takeDeclared(name, arguments)
        guard knowsViews, types.index.functions[name] == nil || !takesOwnText(name) else { return }
        if let labels = ViewTable.methods[name] {
            takeKeys(labels, arguments, origin: name)
        } else if let row = ViewTable.methodsOfModules[name], !row.module.isDisjoint(with: imports),
            base != nil || row.isImplicit
        {
            takeKeys(row.labels, arguments, origin: name)
        }
    }

    /// Whether the sources declare a method of the name that takes a `String` first.
    private func takesOwnText(_ name: String) -> Bool {
        types.index.functions[name]?.contains { $0.parameters.first?.type == .string } ?? false
    }

    private func lastName(of base: ExprSyntax) -> String {
        base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.trimmedDescription
    }

    /// Parameters of the sources' own whose type says that they are keys.
    private func takeDeclared(_ name: String, _ arguments: LookupArguments) {
        let labels = types.index.localizableLabels(of: name)
        takeKeys(labels.certain, arguments, origin: name)
        for label in labels.unsure.sorted() {
            guard let literal = arguments[label]?.as(StringLiteralExprSyntax.self) else { continue }
            note(
                "key-unsure", literal,
                "declarations of \(Self.quote(name)) differ: this is left out as text, not as a key",
                fix: "write LocalizedStringKey(…) around it where it is one")
        }
    }

    private func takeKeys(_ labels: Set<String>, _ arguments: LookupArguments, origin: String) {
        for label in labels.sorted() {
            guard let value = arguments[label] else { continue }
            take(value, origin: origin, with: arguments, comments: label == "_")
        }
    }

    /// A look-up of the project's own, or `NSLocalizedString`: the key is the first argument.
    private func takeLookup(_ arguments: LookupArguments, origin: String, isFormat: Bool) {
        guard let key = arguments.first(["_", "key", "localized", "forKey"]) else { return }
        noteVariable(key, origin: origin)
        take(key, origin: origin, with: arguments.asLookup, isFormat: isFormat)
    }

    /// Says that a key is a variable: mostly that of a function of the project's own.
    private func noteVariable(_ key: ExprSyntax, origin: String) {
        guard key.is(DeclReferenceExprSyntax.self) || key.is(MemberAccessExprSyntax.self) else { return }
        note(
            Self.unknownKeyRule, key, "the key of \(origin) is known only when the program runs",
            fix: "name the function that it is handed to with --function, or manage its keys by hand in the catalog")
    }

    /// `String.localizedStringWithFormat(NSLocalizedString("…"), …)`: the look-up inside has these arguments.
    private func takeFormat(_ format: ExprSyntax?, _ arguments: LookupArguments) {
        guard let format else { return }
        if format.is(StringLiteralExprSyntax.self), arguments["format"] == nil {
            return note(
                "format-not-localized", format, "this format isn't looked up in any table",
                fix: "write NSLocalizedString around it")
        }
        guard let call = format.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "NSLocalizedString"
                || LookupArguments(call.arguments)["localized"] != nil
        else { return }
        let inner = LookupArguments(call.arguments, isLookup: true)
        guard let key = inner.first(["_", "localized"]) else { return }
        // The key says its specifiers itself.
        let specifiers = StringLiteral.plain(key).map(StringLiteral.specifiers) ?? []
        let values = zip(arguments.following, specifiers).map { value, specifier in
            var argument = types.argument(value)
            (argument.specifier, argument.isSpecifierCertain) = (specifier, true)
            return argument
        }
        take(
            key, origin: call.calledExpression.trimmedDescription, with: inner, isFormat: false,
            arguments: values.count == specifiers.count ? values : [])
    }

    // MARK: Keys

    /// Takes up the literals that an expression can be, as keys without arguments beside them.
    func takeKeys(_ expression: ExprSyntax, origin: String) {
        take(expression, origin: origin, with: LookupArguments(nil))
    }

    /// Takes up what a statement gives.
    func takeKeys(_ item: CodeBlockItemSyntax, origin: String) {
        switch item.item {
        case .expr(let expression): takeKeys(expression, origin: origin)
        case .stmt(let statement):
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
                takeKeys(expression, origin: origin)
            }
        case .decl: break
        }
    }

    /// Takes up the literals that an expression can be: one, both of a choice, all of an array.
    ///
    /// - Parameters:
    ///   - expression: The expression where the key stands.
    ///   - origin: The call.
    ///   - call: Table, bundle, comment and default value beside it.
    ///   - comments: Whether these belong to it.
    ///   - isFormat: Whether interpolations are specifiers.
    ///   - arguments: What a format around it is given.
    func take(
        _ expression: ExprSyntax, origin: String, with call: LookupArguments, comments: Bool = true,
        isFormat: Bool = true, arguments: [LocalizableString.Argument]? = nil
    ) {
        func inner(_ expression: ExprSyntax) {
            take(
                expression, origin: origin, with: call, comments: comments, isFormat: isFormat, arguments: arguments)
        }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal):
            take(
                literal, origin: origin, with: comments ? call : LookupArguments(nil), isFormat: isFormat,
                arguments: arguments)
        case .ternaryExpr(let choice):
            inner(choice.thenExpression)
            inner(choice.elseExpression)
        case .tupleExpr(let tuple): for element in tuple.elements { inner(element.expression) }
        case .arrayExpr(let array): for element in array.elements { inner(element.expression) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return }
            for element in elements { inner(element.value) }
        case .ifExpr(let condition): takeBranches(condition, origin: origin)
        case .switchExpr(let choice):
            for item in choice.cases {
                guard case .switchCase(let branch) = item, let only = branch.statements.first else { continue }
                if branch.statements.count == 1 { takeKeys(only, origin: origin) }
            }
        case .infixOperatorExpr(let infix): takeInfix(infix, inner: inner)
        case .functionCallExpr(let made):
            // `.init("…")` and `.init(title: "…")` of a type that is known by its place.
            guard let access = made.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
                access.declName.baseName.text == "init"
            else { return }
            let initializer = LookupArguments(made.arguments, isLookup: true)
            for label in ViewTable.initializerLabels.sorted() {
                guard let key = initializer[label] else { continue }
                let isOnly = ["_", "stringLiteral"].contains(label)
                take(key, origin: origin, with: isOnly ? initializer : LookupArguments(nil), isFormat: isFormat)
            }
        default: break
        }
    }

    private func takeBranches(_ condition: IfExprSyntax, origin: String) {
        if condition.body.statements.count == 1, let only = condition.body.statements.first {
            takeKeys(only, origin: origin)
        }
        switch condition.elseBody {
        case .codeBlock(let block):
            if block.statements.count == 1, let only = block.statements.first { takeKeys(only, origin: origin) }
        case .ifExpr(let next): takeBranches(next, origin: origin)
        case nil: break
        }
    }

    private func takeInfix(_ infix: InfixOperatorExprSyntax, inner: (ExprSyntax) -> Void) {
        let symbol = infix.operator.trimmedDescription
        if symbol == "??" {
            inner(infix.rightOperand)
        } else if symbol == "+", isConcatenation(ExprSyntax(infix)) {
            note(
                "string-concatenated", infix, "strings joined with + aren't looked up: they stay as they are",
                fix: "write one literal with interpolations, so that a translator can order its words")
        }
    }

    private func isConcatenation(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else {
            return expression.is(StringLiteralExprSyntax.self)
        }
        return infix.operator.trimmedDescription == "+"
            && (isConcatenation(infix.leftOperand) || isConcatenation(infix.rightOperand))
    }

    /// Takes up one literal as a key.
    func take(
        _ literal: StringLiteralExprSyntax, origin: String, with call: LookupArguments, isFormat: Bool = true,
        arguments: [LocalizableString.Argument]? = nil
    ) {
        // One that isn't whole is an error of its source.
        guard !literal.hasError else { return }
        let key = StringLiteral(literal, types)
        guard isFormat || key.arguments.isEmpty else {
            return note(
                "key-interpolated", literal, "the key of \(origin) holds an interpolation: no table can have it",
                fix: "write String(localized:), or a format with specifiers")
        }
        let tableName = call.table
        let table = tableName.flatMap(StringLiteral.plain)
        if let tableName, table == nil, tableName.trimmedDescription != "nil" {
            note(
                "table-unknown", tableName, key: key.text,
                "the table of \(Self.quote(key.text)) is known only when the program runs: it is left out",
                fix: "write the table's name as a literal")
            return
        }
        let value = call.defaultValue.map { StringLiteral($0, types) }
        let comment = call["comment"]
        let plainComment = comment.flatMap(StringLiteral.plain)
        if let comment, plainComment == nil, comment.trimmedDescription != "nil" {
            note("comment-unknown", comment, key: key.text, "this comment is no literal", fix: "write it as one")
        }
        let defaultValue = value.flatMap { $0.text.isEmpty || $0.text == key.text ? nil : $0.text }
        add(
            LocalizableString(
                key: key.text, defaultValue: defaultValue, table: table, bundle: call.bundle,
                comment: plainComment.flatMap { $0.isEmpty ? nil : $0 }, place: source.place(of: literal),
                origin: origin, arguments: arguments ?? (key.arguments.isEmpty ? value?.arguments ?? [] : key.arguments)
            ),
            at: literal)
    }
}
