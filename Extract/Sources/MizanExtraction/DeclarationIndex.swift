import SwiftSyntax

/// What sources declare, by name: from it follow the specifiers of arguments, and which parameters take keys.
///
/// It knows no modules and no overload resolution. Where declarations of one name differ, it says nothing.
struct DeclarationIndex {
    /// A parameter of a function, an initializer, or a case of an enumeration.
    struct Parameter: Hashable {
        /// `_` where the call writes none.
        let label: String
        let type: SwiftType?
    }

    /// A type with its members, those of extensions included.
    struct TypeDeclaration {
        var members: [String: SwiftType] = [:]
        /// The stored properties, in their order, of the initializer that a struct has without one of its own.
        var stored: [Parameter] = []
        var initializers: [[Parameter]] = []
        /// How often more than an extension of it was seen.
        var declarations = 0
        var isDeclared: Bool { declarations > 0 }
    }

    /// A function, a method, or a case with values.
    struct Function: Hashable {
        let parameters: [Parameter]
        let result: SwiftType?
    }

    private(set) var types: [String: TypeDeclaration] = [:]
    private(set) var functions: [String: [Function]] = [:]
    private(set) var globals: [String: SwiftType] = [:]
    /// Other names of types.
    private(set) var aliases: [String: SwiftType] = [:]
    private var ambiguous: [String: Set<SwiftType>] = [:]
    /// What each file declares by itself of names that others declare too.
    private var repeated: [String: (types: [String: TypeDeclaration], functions: [String: [Function]])] = [:]

    /// Collects the declarations of sources.
    init(_ sources: [SwiftSource]) {
        let collectors = sources.map { source in
            let collector = DeclarationCollector(viewMode: .sourceAccurate)
            collector.walk(source.tree)
            return collector
        }
        for collector in collectors {
            for (name, found) in collector.types {
                types[name, default: TypeDeclaration()].merge(found)
                for (member, type) in found.members { ambiguous[member, default: []].insert(type) }
            }
            for (name, found) in collector.functions { functions[name, default: []] += found }
            globals.merge(collector.globals) { first, _ in first }
            aliases.merge(collector.aliases) { first, _ in first }
        }
        for (source, collector) in zip(sources, collectors) {
            repeated[source.file] = (
                collector.types.filter { $0.value.isDeclared && types[$0.key]?.declarations ?? 0 > 1 },
                collector.functions.filter { $0.value.count < functions[$0.key]?.count ?? 0 }
            )
        }
    }

    /// The declarations as a file sees them: what it declares itself counts before what others declare by the same name, as
    /// their private types and functions of views mostly do.
    func seen(from file: String) -> DeclarationIndex {
        guard let own = repeated[file] else { return self }
        var index = self
        index.types.merge(own.types) { _, own in own }
        index.functions.merge(own.functions) { _, own in own }
        return index
    }

    /// The type of a member of a type.
    func member(_ name: String, of type: SwiftType) -> SwiftType? {
        switch type {
        case .sequence, .dictionary, .named("String"), .named("Substring"):
            if name == "count" || name == "endIndex" && type != .string { return .int }
            if name == "isEmpty" { return .bool }
            if let element = type.element, ["first", "last"].contains(name) { return .optional(element) }
            if name == "indices" { return .sequence(of: .int) }
            if case .dictionary(let key, let value) = type {
                if name == "keys" { return .sequence(of: key) }
                if name == "values" { return .sequence(of: value) }
            }
            return nil
        case .named(let typeName):
            let original = original(of: type)
            return original == type ? types[typeName]?.members[name] : member(name, of: original)
        case .tuple(let elements):
            return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        case .optional, .function: return nil
        }
    }

    /// The type of a member of something unknown: what all declarations of the name agree on, or that of the libraries where
    /// the sources declare none.
    func member(_ name: String) -> SwiftType? {
        if name == "count" { return .int }
        guard let found = ambiguous[name] else { return Self.libraryMembers[name] }
        return found.count == 1 ? found.first : nil
    }

    /// Members that have one type in the standard library, Foundation and SwiftUI, whatever they are members of.
    private static let libraryMembers: [String: SwiftType] = {
        let numbers = [
            "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "leading", "trailing", "top", "bottom",
        ]
        let texts = [
            "description", "debugDescription", "localizedDescription", "absoluteString", "lastPathComponent",
            "pathExtension", "uuidString", "localizedName",
        ]
        return Dictionary(
            numbers.map { ($0, .named("CGFloat")) } + texts.map { ($0, .string) },
            uniquingKeysWith: { first, _ in first })
    }()

    /// The result of a function, where all of its name agree.
    func result(of function: String) -> SwiftType? {
        guard let found = functions[function] else { return nil }
        let results = Set(found.map(\.result))
        return results.count == 1 ? results.first ?? nil : nil
    }

    /// The labels of a call's parameters that take keys, and of those that take keys in one declaration and text in another.
    func localizableLabels(of name: String) -> (certain: Set<String>, unsure: Set<String>) {
        let forms = (types[name].map(\.forms) ?? []) + (functions[name]?.map(\.parameters) ?? [])
        // Of parameters that a call writes no label for, each has its position.
        let parameters = forms.flatMap { form in
            form.enumerated().map { position, parameter in
                let label = parameter.label == "_" ? LookupArguments.label(ofUnlabeled: position) : parameter.label
                return Parameter(label: label, type: parameter.type)
            }
        }
        let keys = Set(parameters.filter { isLocalizable($0.type) }.map(\.label))
        // A literal is text before it is a key.
        let texts = Set(parameters.filter { $0.type?.unwrapped == .string }.map(\.label))
        return (keys.subtracting(texts), keys.intersection(texts))
    }

    /// The names of types and functions that take keys, or that are such a type's other name.
    var localizableNames: [String] {
        (Array(types.keys) + functions.keys).filter { !localizableLabels(of: $0).certain.isEmpty }
            + aliases.filter { isLocalizable($0.value) }.map(\.key)
            + types.flatMap { $0.value.members.filter { isLocalizable($0.value) }.map(\.key) }
    }

    /// Whether a literal of the type is a key.
    ///
    /// - Parameter depth: The types around it: a type can be inside an alias of itself.
    func isLocalizable(_ type: SwiftType?, depth: Int = 0) -> Bool {
        guard let type, depth < Self.typeDepthLimit else { return false }
        func inner(_ type: SwiftType?) -> Bool { isLocalizable(type, depth: depth + 1) }
        switch original(of: type) {
        case .named(let name): return SwiftType.localizable.contains(name)
        case .optional(let wrapped): return inner(wrapped)
        case .sequence(let element): return inner(element)
        case .dictionary(let key, let value): return inner(key) || inner(value)
        case .tuple(let elements): return elements.contains(where: inner)
        case .function(let result): return inner(result)
        }
    }

    private static let typeDepthLimit = 16

    /// The type that a type is another name of, by whatever number of names; itself if it is none.
    ///
    /// Names are those without the types around them, so that they can go in a circle: `typealias Mode = Store.Mode`.
    private func original(of type: SwiftType) -> SwiftType {
        var original = type
        var seen: Set<String> = []
        while case .named(let name) = original, let next = aliases[name], seen.insert(name).inserted { original = next }
        return original
    }

    /// Whether the sources declare a type of the name, so that it isn't a library's.
    func declaresType(_ name: String) -> Bool { types[name]?.isDeclared ?? false }
}

extension DeclarationIndex.TypeDeclaration {
    /// The lists of parameters that make a value.
    var forms: [[DeclarationIndex.Parameter]] { initializers + [stored] }

    fileprivate mutating func merge(_ other: Self) {
        members.merge(other.members) { first, _ in first }
        stored += other.stored
        initializers += other.initializers
        declarations += other.declarations
    }
}
