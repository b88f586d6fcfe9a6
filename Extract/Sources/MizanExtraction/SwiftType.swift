import SwiftSyntax

/// A type as a source names it, as far as specifiers and keys need it.
indirect enum SwiftType: Hashable, Sendable {
    /// `Int`, `String`, `MyModel`: the last part of its name.
    case named(String)
    case optional(SwiftType)
    /// An array, a set, a range: what a loop over it gives.
    case sequence(of: SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    case tuple([SwiftType])
    case function(result: SwiftType?)

    static let int = SwiftType.named("Int")
    static let double = SwiftType.named("Double")
    static let string = SwiftType.named("String")
    static let bool = SwiftType.named("Bool")

    /// Reads a type; nil where it says nothing that counts here.
    init?(_ syntax: TypeSyntax) {
        if let name = syntax.as(IdentifierTypeSyntax.self) {
            let arguments = name.genericArgumentClause?.arguments.map { argument -> SwiftType? in
                guard case .type(let type) = argument.argument else { return nil }
                return SwiftType(type)
            }
            self = Self.named(name.name.text, arguments ?? [])
        } else if let member = syntax.as(MemberTypeSyntax.self) {
            self = .named(member.name.text)
        } else if let optional = syntax.as(OptionalTypeSyntax.self) {
            guard let wrapped = SwiftType(optional.wrappedType) else { return nil }
            self = .optional(wrapped)
        } else if let optional = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            self.init(optional.wrappedType)
        } else if let array = syntax.as(ArrayTypeSyntax.self) {
            guard let element = SwiftType(array.element) else { return nil }
            self = .sequence(of: element)
        } else if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
            guard let key = SwiftType(dictionary.key), let value = SwiftType(dictionary.value) else { return nil }
            self = .dictionary(key: key, value: value)
        } else if let tuple = syntax.as(TupleTypeSyntax.self) {
            let elements = tuple.elements.compactMap { SwiftType($0.type) }
            guard elements.count == tuple.elements.count, let first = elements.first else { return nil }
            self = elements.count == 1 ? first : .tuple(elements)
        } else if let function = syntax.as(FunctionTypeSyntax.self) {
            self = .function(result: SwiftType(function.returnClause.type))
        } else if let attributed = syntax.as(AttributedTypeSyntax.self) {
            self.init(attributed.baseType)
        } else if let some = syntax.as(SomeOrAnyTypeSyntax.self) {
            self.init(some.constraint)
        } else {
            return nil
        }
    }

    /// A type with generic arguments: those of collections and of wrappers that say what they hold.
    static func named(_ name: String, _ arguments: [SwiftType?]) -> SwiftType {
        let known = arguments.compactMap { $0 }
        guard known.count == arguments.count, let first = known.first else { return .named(name) }
        switch name {
        case "Array", "Set", "Range", "ClosedRange", "ArraySlice", "ContiguousArray", "OrderedSet":
            return .sequence(of: first)
        case "Optional": return .optional(first)
        case "Binding", "State", "Published": return first
        case "Dictionary" where known.count == 2: return .dictionary(key: first, value: known[1])
        default: return .named(name)
        }
    }

    /// The type without `?`.
    var unwrapped: SwiftType {
        guard case .optional(let wrapped) = self else { return self }
        return wrapped.unwrapped
    }

    /// What a loop over it gives; nil for what is no collection.
    var element: SwiftType? {
        switch self {
        case .sequence(let element): element
        case .dictionary(let key, let value): .tuple([key, value])
        case .named("String"), .named("Substring"): .named("Character")
        default: nil
        }
    }

    /// The specifier that Foundation and SwiftUI give an argument of the type; nil where it isn't known.
    ///
    /// Source: SwiftUI, `LocalizedStringKey.StringInterpolation`; Foundation, String Format Specifiers.
    var specifier: String? {
        guard case .named(let name) = self else { return nil }
        switch name {
        case "Int", "Int64": return "%lld"
        case "Int8", "Int16", "Int32", "CInt", "SInt32", "OSStatus", "OSErr": return "%d"
        case "UInt", "UInt64": return "%llu"
        case "UInt8", "UInt16", "UInt32": return "%u"
        case "Double", "CGFloat", "TimeInterval": return "%lf"
        case "Float": return "%f"
        case "T", "Value", "Element", "Content": return nil
        default: return "%@"
        }
    }

    /// Whether it is a number that interpolation takes without a format.
    var isNumber: Bool { specifier.map { $0 != "%@" } ?? false }

    /// Types whose literals are keys. Source: SwiftUI, Foundation, App Intents.
    static let localizable: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "DisplayRepresentation",
        "TypeDisplayRepresentation", "IntentDialog", "IntentDescription", "IntentDeprecation",
    ]
}
