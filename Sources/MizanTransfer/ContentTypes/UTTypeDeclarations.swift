import Foundation
import MizanBase
import MizanDocument

/// The types that a program knows: the well-known ones, and those that it declares. Source: what the system gathers from all
/// programs' Info.plist files.
public struct UTTypeDeclarations: Sendable {
    private var types: [UTType]
    private var byKey: [String: UTType]

    /// The well-known types alone.
    public init() {
        types = UTType.wellKnown
        byKey = Dictionary(types.map { ($0.key, $0) }) { first, _ in first }
    }

    /// The well-known types, and others that are declared in code.
    ///
    /// - Parameter types: Their values. One with the identifier of a type that is there already takes its place.
    public init(_ types: [UTType]) {
        self.init()
        for type in types { declare(type) }
    }

    /// The well-known types, and those that an Info.plist exports and imports.
    ///
    /// - Parameters:
    ///   - infoPlist: A property list of either form, with `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
    ///   - file: Its name for errors.
    /// - Throws: `DiagnosticError` with the rules of property lists, and `type-declaration` for a declaration without an identifier,
    ///   one whose identifier is no reverse domain name, and types that conform to each other in a circle.
    public init(infoPlist: [UInt8], file: String) throws {
        self.init()
        let list = try PropertyListValue.parse(infoPlist, file: file)
        _ = try list.dictionary()
        var declared: [String: DeclaredType] = [:]
        var order: [String] = []
        // What a program exports is its own, and wins over what another one says of it.
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            guard let value = list[key] else { continue }
            guard case .array(let entries) = value.content else { throw value.mismatch("an array of declarations") }
            for entry in entries {
                let type = try DeclaredType(entry)
                if declared.updateValue(type, forKey: type.identifier.lowercased()) == nil {
                    order.append(type.identifier.lowercased())
                }
            }
        }
        var resolving: [String] = []
        var resolved: Set<String> = []
        for key in order { _ = try resolve(key, in: declared, after: &resolving, &resolved) }
    }

    /// Adds a type; one with the identifier of another takes its place.
    public mutating func declare(_ type: UTType) {
        if byKey.updateValue(type, forKey: type.key) != nil { types.removeAll { $0 == type } }
        types.append(type)
    }

    /// A type by its identifier; nil where none has it.
    public subscript(identifier: String) -> UTType? { byKey[identifier.lowercased()] }

    /// The type with all that is declared of it here; itself where nothing is.
    public func declared(_ type: UTType) -> UTType { byKey[type.key] ?? type }

    /// The first type of a file name extension or a MIME type that conforms to a parent; what the program declares comes first.
    public func type(tag: String, tagClass: UTTagClass, conformingTo parent: UTType? = nil) -> UTType? {
        types(tag: tag, tagClass: tagClass, conformingTo: parent).first
    }

    /// All types of a file name extension or a MIME type that conform to a parent. Case doesn't count, nor do the parameters of a
    /// MIME type.
    public func types(tag: String, tagClass: UTTagClass, conformingTo parent: UTType? = nil) -> [UTType] {
        var wanted = tag.lowercased()
        if tagClass == .mimeType {
            wanted = wanted.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        }
        let found = types.filter { type in
            (type.tags[tagClass] ?? []).contains { $0.lowercased() == wanted }
                && (parent.map(type.conforms(to:)) ?? true)
        }
        let own = found.filter { UTType.wellKnown(identifier: $0.identifier) == nil }
        return own + found.filter { UTType.wellKnown(identifier: $0.identifier) != nil }
    }

    /// Declares a type after its parents.
    ///
    /// - Parameters:
    ///   - resolving: The types that wait for it, the first one first.
    ///   - resolved: Those that are declared already.
    private mutating func resolve(
        _ key: String, in declared: [String: DeclaredType], after resolving: inout [String],
        _ resolved: inout Set<String>
    ) throws -> UTType {
        guard let type = declared[key], !resolved.contains(key) else {
            return byKey[key] ?? UTType(key, declaration: nil)
        }
        guard !resolving.contains(key) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "type-declaration", place: type.place,
                    message: "the type \(Diagnostic.quote(type.identifier)) conforms to itself",
                    fix: "take it out of the types that its parents conform to"))
        }
        guard resolving.count < Limits.contentTypeDepth else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "type-declaration", place: type.place,
                    message: "types conform to each other more than \(Limits.contentTypeDepth) deep",
                    fix: "let them conform to fewer"))
        }
        resolving.append(key)
        var parents: [UTType] = []
        for parent in type.parents {
            let key = parent.lowercased()
            parents.append(
                declared[key] == nil
                    ? byKey[key] ?? UTType(parent, declaration: nil)
                    : try resolve(key, in: declared, after: &resolving, &resolved))
        }
        resolving.removeLast()
        let own = UTType(
            type.identifier,
            declaration: UTType.Declaration(
                parents: parents, tags: type.tags, description: type.description, referenceURL: type.referenceURL))
        declare(own)
        resolved.insert(key)
        return own
    }
}

/// A type as an Info.plist declares it.
private struct DeclaredType {
    let identifier: String
    let place: SourcePlace
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
    var description: String?
    var referenceURL: URL?

    init(_ value: PropertyListValue) throws {
        _ = try value.dictionary()
        guard let named = value["UTTypeIdentifier"] else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "type-declaration", place: value.place, message: "this declares a type without an identifier",
                    fix: "give it the key UTTypeIdentifier"))
        }
        identifier = try named.string()
        place = named.place
        guard UTType.isIdentifier(identifier) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "type-declaration", place: place,
                    message: "\(Diagnostic.quote(identifier)) is no identifier of a type",
                    fix: "write a reverse domain name, such as com.example.profile"))
        }
        parents = try value["UTTypeConformsTo"]?.strings() ?? []
        description = try value["UTTypeDescription"]?.string()
        referenceURL = try value["UTTypeReferenceURL"].flatMap { URL(string: try $0.string()) }
        for member in try value["UTTypeTagSpecification"]?.dictionary() ?? [] {
            tags[UTTagClass(rawValue: member.key)] = try member.value.strings()
        }
    }
}

extension PropertyListValue {
    /// One string, or an array of them.
    fileprivate func strings() throws -> [String] {
        guard case .array(let values) = content else { return [try string()] }
        return try values.map { try $0.string() }
    }

    fileprivate func mismatch(_ expected: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "property-list", place: place, message: "this is \(typeName)", fix: "write \(expected)"))
    }
}
