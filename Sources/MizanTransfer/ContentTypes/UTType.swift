import Foundation

/// A kind of data: a reverse domain name, with the kinds that it is one of, and the file name extensions and MIME types that go with
/// it. Source: `UTType` of Uniform Type Identifiers.
///
/// A value carries its own declaration: there is no list of the process, and none of the system, in which another part of a program
/// could change what it means. Two types with the same identifier are equal. What an Info.plist declares is in
/// ``UTTypeDeclarations``.
public struct UTType: Sendable {
    /// The identifier, as it was written; `public.json`.
    public let identifier: String
    /// What is declared of the type; nil where only its identifier is known.
    var declaration: Declaration?

    /// What is known of a type beside its identifier.
    struct Declaration: Sendable {
        /// The types that it conforms to at first hand.
        var parents: [UTType]
        var tags: [UTTagClass: [String]]
        var description: String?
        var referenceURL: URL?
    }

    init(_ identifier: String, declaration: Declaration?) {
        self.identifier = identifier
        self.declaration = declaration
    }

    /// A well-known type by its identifier; nil where the identifier is none of theirs. Source: `init(_:)`.
    public init?(_ identifier: String) {
        guard let type = Self.wellKnown(identifier: identifier) else { return nil }
        self = type
    }

    /// A type that the program owns. Source: `init(exportedAs:conformingTo:)`.
    ///
    /// - Parameters:
    ///   - identifier: A reverse domain name: `com.example.profile`.
    ///   - parent: What it conforms to; `data` where nothing is said.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parent.map { [$0] } ?? [.data])
    }

    /// A type that another program owns. Source: `init(importedAs:conformingTo:)`.
    ///
    /// - Parameters:
    ///   - identifier: A reverse domain name; that of a well-known type means this type.
    ///   - parent: What it conforms to; `data` where nothing is said.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self = Self.wellKnown(identifier: identifier) ?? UTType(exportedAs: identifier, conformingTo: parent)
    }

    /// A type that is declared in code, as an Info.plist would declare it.
    ///
    /// - Parameters:
    ///   - identifier: A reverse domain name.
    ///   - parents: What it conforms to.
    ///   - filenameExtensions: Without their dot, the preferred one first.
    ///   - mimeTypes: The preferred one first.
    ///   - description: Its name for people.
    public init(
        declaring identifier: String, conformingTo parents: [UTType], filenameExtensions: [String] = [],
        mimeTypes: [String] = [], description: String? = nil
    ) {
        var tags: [UTTagClass: [String]] = [:]
        if !filenameExtensions.isEmpty { tags[.filenameExtension] = filenameExtensions }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        self.init(
            identifier,
            declaration: Declaration(parents: parents, tags: tags, description: description, referenceURL: nil))
    }

    /// The well-known type of a file name extension; nil where none has it and conforms to the parent. Source:
    /// `init(filenameExtension:conformingTo:)`, which makes a dynamic type where none is declared: here there are none.
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: parent)
    }

    /// The well-known type of a MIME type, parameters aside; nil where none has it and conforms to the parent. Source:
    /// `init(mimeType:conformingTo:)`, which makes a dynamic type where none is declared.
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: parent)
    }

    /// The well-known type of a tag; nil where none has it and conforms to the parent. Source: `init(tag:tagClass:conformingTo:)`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
        guard let type = UTTypeDeclarations().type(tag: tag, tagClass: tagClass, conformingTo: parent) else {
            return nil
        }
        self = type
    }

    /// The well-known types of a tag. Source: `types(tag:tagClass:conformingTo:)`.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) -> [UTType] {
        UTTypeDeclarations().types(tag: tag, tagClass: tagClass, conformingTo: parent)
    }

    /// Whether more than the identifier is known. Source: `isDeclared`.
    public var isDeclared: Bool { declaration != nil }
    /// Whether the type belongs to nobody: its identifier begins with `public.`. Source: `isPublic`.
    public var isPublic: Bool { key.hasPrefix("public.") }
    /// Whether the type was made for a tag that no declaration has; here none is. Source: `isDynamic`.
    public var isDynamic: Bool { false }
    /// The file name extension to give a file, without its dot. Source: `preferredFilenameExtension`.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The MIME type to send data under. Source: `preferredMIMEType`.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// The names of the type in other systems, the preferred ones first. Source: `tags`.
    public var tags: [UTTagClass: [String]] { declaration?.tags ?? [:] }
    /// The name for people that the declaration has; it isn't translated. Source: `localizedDescription`.
    public var localizedDescription: String? { declaration?.description }
    /// A page that describes the type. Source: `referenceURL`.
    public var referenceURL: URL? { declaration?.referenceURL }

    /// All types that it conforms to, at whatever distance, without itself. Source: `supertypes`.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = declaration?.parents ?? []
        while let type = open.popLast() {
            if found.insert(type).inserted { open += type.declaration?.parents ?? [] }
        }
        return found
    }

    /// Whether it is the other type, or one of its kind. Source: `conforms(to:)`.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether it is of the other type's kind and not that type itself. Source: `isSubtype(of:)`.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether the other type is of its kind and not itself. Source: `isSupertype(of:)`.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// What tells types apart: identifiers are ASCII, and their case doesn't count.
    var key: String { identifier.lowercased() }

    /// Whether an identifier is a reverse domain name: letters, digits, hyphens and characters beyond ASCII, between dots.
    static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && text.utf8.count <= 255
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.unicodeScalars.allSatisfy { scalar in
                        !scalar.isASCII || scalar == "-" || scalar.properties.numericType != nil
                            || scalar.properties.isAlphabetic
                    }
            }
    }
}

extension UTType: Hashable, CustomStringConvertible {
    /// Whether two types have the same identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.key == second.key }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads an identifier; of a type that isn't well known only this is known then.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = Self.wellKnown(identifier: identifier) ?? UTType(identifier, declaration: nil)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of names that types have in other systems. Source: `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// Its name in an Info.plist.
    public let rawValue: String

    /// A kind of names.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Endings of file names, without their dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types, without parameters.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
