import Foundation
import MizanBase

/// What a receiver takes: types, the ones that it prefers first, each with a quality as HTTP has it (RFC 9110, 12.5.1).
public struct AcceptedTypes: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// A type with its quality.
    public struct Entry: Hashable, Sendable {
        /// The type; everything that conforms to it is taken.
        public var type: UTType
        /// From 0, which excludes the type, to 1.
        public var quality: Double

        /// A type with its quality.
        public init(_ type: UTType, quality: Double = 1) {
            self.type = type
            self.quality = quality
        }
    }

    /// The types in the receiver's order.
    public var entries: [Entry]

    /// Types in the receiver's order.
    public init(_ entries: [Entry]) { self.entries = entries }

    /// Types that are all as welcome.
    public init(_ types: [UTType]) { entries = types.map { Entry($0) } }

    /// Types that are all as welcome.
    public init(arrayLiteral types: UTType...) { self.init(types) }

    /// Reads a list: identifiers, MIME types with or without wildcards, and file name extensions with their dot, between commas, each
    /// with an own quality where it is followed by `;q=`: `com.example.profile, image/*;q=0.5, .csv`. A MIME type that isn't known is
    /// passed over where others are named: browsers name all that they take.
    ///
    /// - Parameters:
    ///   - list: The text of the list.
    ///   - declarations: The types that are known. An identifier that isn't is taken as it stands: a receiver may know what the sender
    ///     doesn't.
    /// - Throws: `DiagnosticError` with the rule `transfer-accept` for what is none of these, for an unknown extension, and where
    ///   nothing is left.
    public init(_ list: String, declarations: UTTypeDeclarations = UTTypeDeclarations()) throws {
        entries = []
        let parts = list.split(separator: ",")
        guard parts.count <= Limits.acceptedTypes else {
            throw Self.error("more than \(Limits.acceptedTypes) types are named", fix: "name fewer")
        }
        var unknown: String?
        for part in parts {
            let words = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = words.first, !name.isEmpty else { continue }
            var quality = 1.0
            for parameter in words.dropFirst() where parameter.lowercased().hasPrefix("q=") {
                guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else {
                    throw Self.error("\(Diagnostic.quote(parameter)) is no quality", fix: "write q=0 to q=1")
                }
                quality = value
            }
            if let type = try Self.type(name, in: declarations) {
                entries.append(Entry(type, quality: quality))
            } else {
                unknown = unknown ?? name
            }
        }
        if entries.isEmpty, let unknown {
            throw Self.error(
                "the MIME type \(Diagnostic.quote(unknown)) is unknown", fix: "write the type's identifier")
        }
        guard !entries.isEmpty else {
            throw Self.error("no type is named", fix: "write a type, such as public.png, image/png or .png")
        }
    }

    /// Nil for a MIME type that isn't known.
    private static func type(_ name: String, in declarations: UTTypeDeclarations) throws -> UTType? {
        if name.hasPrefix(".") {
            if let type = declarations.type(tag: String(name.dropFirst()), tagClass: .filenameExtension) { return type }
            throw error("no type is known of files that end in \(Diagnostic.quote(name))", fix: "write its identifier")
        }
        if name.contains("/") {
            if let type = wildcards[name.lowercased()] { return type }
            return declarations.type(tag: name, tagClass: .mimeType)
        }
        if let type = declarations[name] { return type }
        guard UTType.isIdentifier(name) else {
            throw error(
                "\(Diagnostic.quote(name)) is no type",
                fix: "write an identifier, a MIME type, or an extension with its dot")
        }
        return UTType(name, declaration: nil)
    }

    private static let wildcards: [String: UTType] = [
        "*/*": .item, "text/*": .text, "image/*": .image, "audio/*": .audio, "video/*": .movie,
    ]

    private static func error(_ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "transfer-accept", message: message, fix: fix))
    }

    /// How welcome a type is: the quality of the nearest of the types that it conforms to, and that one's place in the list; nil where
    /// it isn't taken.
    func welcome(_ type: UTType) -> (quality: Double, place: Int)? {
        let matching = entries.enumerated().filter { type.conforms(to: $0.element.type) }
        // The nearest entry counts: text/* with q=0 after text/csv still takes CSV.
        let nearest = matching.filter { entry in
            !matching.contains { $0.element.type.isSubtype(of: entry.element.type) }
        }
        guard let best = nearest.first, nearest.allSatisfy({ $0.element.quality > 0 }) else { return nil }
        return (best.element.quality, best.offset)
    }
}

extension AcceptedTypes: CustomStringConvertible {
    /// The list as it is read.
    public var description: String {
        entries.map { $0.quality == 1 ? $0.type.identifier : "\($0.type.identifier);q=\($0.quality)" }
            .joined(separator: ", ")
    }
}
