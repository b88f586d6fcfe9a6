import MizanBase
import MizanSources

/// The variables, properties and parameters that a Swift source declares, to find what a name stands for.
///
/// Only declarations of the same file are known. A name means the declaration with the innermost scope; one without a value, such
/// as a closure's parameter, hides those around it.
struct SwiftDeclarations {
    struct Declaration {
        /// The bytes of the source in which the name is known.
        let scope: Range<Int>
        /// The initializer, or the body of a computed property; empty if there is neither.
        let value: ArraySlice<SwiftToken>
        /// The argument of a call that gives it a value; nil for a local name.
        let parameter: Parameter?
        /// Whether its type, or a call that gives it a value, makes it a localized text.
        var isLocalized: Bool
    }

    /// An argument of a function or of a type's initializer.
    struct Parameter: Hashable {
        let owner: String
        let label: String?
        let position: Int

        /// An argument with a label is known by it.
        init(owner: String, label: String?, position: Int) {
            (self.owner, self.label, self.position) = (owner, label, label == nil ? position : 0)
        }
    }

    /// By name, in the order of their scopes.
    private var byName: [String: [Declaration]]

    /// Declarations whose values are names of others, one after the other.
    private static let depthLimit = 4
    /// Scopes of one name in which a place is looked for.
    private static let scopeLimit = 200

    init(_ list: SwiftTokens, length: Int) {
        var reader = DeclarationReader(list, length: length)
        reader.read()
        byName = reader.declarations.mapValues { $0.sorted { $0.scope.lowerBound < $1.scope.lowerBound } }
        var parameters: [Parameter: [(name: String, index: Int)]] = [:]
        for (name, declarations) in byName {
            for (index, declaration) in declarations.enumerated() {
                if let parameter = declaration.parameter { parameters[parameter, default: []].append((name, index)) }
            }
        }
        let calls = reader.calls
        var localized: Set<Parameter> = []
        // A value that is passed decides on a value that is passed on.
        for _ in 0..<2 {
            for call in calls {
                for (position, argument) in call.arguments.enumerated() where isLocalized(argument.tokens) {
                    let parameter = Parameter(owner: call.name, label: argument.label, position: position)
                    guard localized.insert(parameter).inserted else { continue }
                    for (name, index) in parameters[parameter] ?? [] { byName[name]?[index].isLocalized = true }
                }
            }
        }
    }

    /// The declaration that a name means at a place.
    func declaration(of name: String, at offset: Int) -> Declaration? {
        guard let declarations = byName[name] else { return nil }
        let end = declarations.partitioned { $0.scope.lowerBound <= offset }
        return declarations[..<end].suffix(Self.scopeLimit).last { $0.scope.contains(offset) }
    }

    /// The declaration that an expression names: `name` or `self.name`. Nil for any other expression.
    func declaration(namedBy expression: ArraySlice<SwiftToken>) -> Declaration? {
        guard let last = expression.last, let name = last.word else { return nil }
        let isMember =
            expression.count == 3 && expression.first?.isWord("self") == true
            && expression.dropFirst().first?.isSign(".") == true
        guard expression.count == 1 || isMember else { return nil }
        return declaration(of: name, at: last.range.lowerBound)
    }

    /// Whether the value of an expression is a localized text, at least in one of its branches.
    func isLocalized(_ expression: ArraySlice<SwiftToken>, depth: Int = 0) -> Bool {
        guard depth < Self.depthLimit else { return false }
        if let declaration = declaration(namedBy: expression) {
            return declaration.isLocalized || isLocalized(declaration.value, depth: depth + 1)
        }
        return expression.hasLocalizedResult
    }
}

extension ArraySlice<SwiftToken> {
    /// Functions of a text whose result is the text in another form.
    private static var forms: Set<String> {
        ["capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased", "uppercased"]
    }

    /// Whether the tokens look a text up outside of all calls: the look-up is the value, or a branch of it.
    fileprivate var hasLocalizedResult: Bool {
        var depth = 0
        for index in indices {
            guard case .sign(let sign) = self[index].form else {
                guard depth == 0, self[index].word != nil, isLookup(at: index), !isCompared(index),
                    let end = closing(index + 1)
                else { continue }
                if isText(behind: end) { return true }
                continue
            }
            switch sign {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            default: continue
            }
        }
        return false
    }

    /// Whether a call that looks a text up begins at an index.
    func isLookup(at index: Int) -> Bool {
        guard let word = self[index].word, index + 2 < endIndex, self[index + 1].isSign("(") else { return false }
        switch word {
        case "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey": return true
        case "String", "AttributedString": return self[index + 2].isWord("localized")
        default: return false
        }
    }

    private func isCompared(_ index: Int) -> Bool {
        guard index - 2 >= startIndex, self[index - 1].isSign("=") else { return false }
        return self[index - 2].isSign("=") || self[index - 2].isSign("!")
    }

    private func closing(_ index: Int) -> Int? {
        var depth = 0
        for index in index..<endIndex {
            if self[index].isSign("(") { depth += 1 }
            if self[index].isSign(")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether the value of a look-up stays a text: nothing of it is called but another form of it, and nothing compares it.
    private func isText(behind end: Int) -> Bool {
        guard end + 1 < endIndex else { return true }
        let next = self[end + 1]
        if next.isSign(".") { return end + 2 < endIndex && self[end + 2].word.map(Self.forms.contains) ?? false }
        return !next.isSign("=") && !next.isSign("!")
    }
}
