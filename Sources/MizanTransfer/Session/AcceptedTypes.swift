import Foundation
import MizanBase

/// What a receiver takes: types, the ones that it prefers first, each with a quality as HTTP has it (RFC 9110, 12.5.1).
public struct AcceptedTypes: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// A type with its quality.
    public struct AcceptedType: Hashable, Sendable {
        /// The type; everything that conforms to it is taken.
        public var type: UTType
        /// From 0, which excludes the type, to 1.
        public var quality: Double
        /// How a list names the type.
        var name = TypeNotation.identifier

        /// A type with its quality.
        public init(_ type: UTType, quality: Double = 1) {
            self.type = type
            self.quality = quality
        }

        /// How a list names a type.
        enum TypeNotation: Hashable, Sendable {
            /// By its identifier, or by the ending of its files.
            case identifier
            /// By its MIME type: `image/png`.
            case mediaType
            /// By a range of MIME types. The text is their beginning: `image/`; empty for `*/*`.
            case mediaRange(String)
        }

        /// Whether the entry takes a type: one that conforms to its own, and whose MIME type is in its range.
        func accepts(_ type: UTType) -> Bool {
            guard type.conforms(to: self.type) else { return false }
            // JSON is text, but application/json isn't text/*.
            guard case .mediaRange(let beginning) = name, let mediaType = type.mediaType else { return true }
            return mediaType.hasPrefix(beginning)
        }

        /// Whether it names its type outright.
        var isOutright: Bool {
            if case .mediaRange = name { return false }
            return true
        }
    }

    /// The types in the receiver's order.
    public var entries: [AcceptedType]

    /// Types in the receiver's order.
    public init(_ entries: [AcceptedType]) { self.entries = entries }

    /// Types that are all as welcome.
    public init(_ types: [UTType]) { entries = types.map { AcceptedType($0) } }

    /// Types that are all as welcome.
    public init(arrayLiteral types: UTType...) { self.init(types) }

    /// Reads a list: identifiers, MIME types with or without wildcards, and file name extensions with their dot, between commas, each
    /// with an own quality where it is followed by `;q=`: `com.example.profile, image/*;q=0.5, .csv`. A MIME type that isn't known is
    /// passed over where others are named: browsers name all that they take. One with a parameter, such as `text/html;level=1`, counts if
    /// the list doesn't name the type without it.
    ///
    /// - Parameters:
    ///   - list: The text of the list.
    ///   - declarations: The types that are known. An identifier that isn't is taken as it stands: a receiver may know what the sender
    ///     doesn't.
    /// - Throws: `DiagnosticError` with the rule `transfer-accept` for what is none of these, for an unknown extension, and where
    ///   nothing is left.
    public init(_ list: String, declarations: UTTypeDeclarations = UTTypeDeclarations()) throws {
        var found: [(entry: AcceptedType, isNarrowed: Bool)] = []
        let parts = list.split(separator: ",")
        guard parts.count <= Limits.acceptedTypes else {
            throw Self.error("more than \(Limits.acceptedTypes) types are named", fix: "name fewer")
        }
        var unknown: String?
        for part in parts {
            let words = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = words.first, !name.isEmpty else { continue }
            var quality = 1.0
            var isNarrowed = false
            for parameter in words.dropFirst() {
                guard parameter.lowercased().hasPrefix("q=") else {
                    isNarrowed = true
                    continue
                }
                guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else {
                    throw Self.error("\(Diagnostic.quote(parameter)) is no quality", fix: "write q=0 to q=1")
                }
                quality = value
            }
            if var entry = try Self.entry(name, in: declarations) {
                entry.quality = quality
                found.append((entry, isNarrowed))
            } else {
                unknown = unknown ?? name
            }
        }
        let whole = Set(found.lazy.filter { !$0.isNarrowed }.map(\.entry.type))
        entries = found.filter { !$0.isNarrowed || !whole.contains($0.entry.type) }.map(\.entry)
        if entries.isEmpty, let unknown {
            throw Self.error(
                "the MIME type \(Diagnostic.quote(unknown)) is unknown", fix: "write the type's identifier")
        }
        guard !entries.isEmpty else {
            throw Self.error("no type is named", fix: "write a type, such as public.png, image/png or .png")
        }
    }

    /// Nil for a MIME type that isn't known.
    private static func entry(_ name: String, in declarations: UTTypeDeclarations) throws -> AcceptedType? {
        if name.hasPrefix(".") {
            if let type = declarations.type(tag: String(name.dropFirst()), tagClass: .filenameExtension) {
                return AcceptedType(type)
            }
            throw error("no type is known of files that end in \(Diagnostic.quote(name))", fix: "write its identifier")
        }
        if name.contains("/") {
            let range = name.lowercased()
            if let type = ranges[range] {
                var entry = AcceptedType(type)
                entry.name = .mediaRange(range == "*/*" ? "" : String(range.dropLast()))
                return entry
            }
            guard let type = declarations.type(tag: name, tagClass: .mimeType) else { return nil }
            var entry = AcceptedType(type)
            entry.name = .mediaType
            return entry
        }
        if let type = declarations[name] { return AcceptedType(type) }
        guard UTType.isIdentifier(name) else {
            throw error(
                "\(Diagnostic.quote(name)) is no type",
                fix: "write an identifier, a MIME type, or an extension with its dot")
        }
        return AcceptedType(UTType(name, declaration: nil))
    }

    /// The types that all types of a range conform to.
    private static let ranges: [String: UTType] = [
        "*/*": .item, "application/*": .data, "text/*": .text, "image/*": .image, "audio/*": .audio, "video/*": .movie,
    ]

    private static func error(_ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "transfer-accept", message: message, fix: fix))
    }

    // MARK: Choosing

    /// Whether this is a header of HTTP: MIME types and ranges of them, and nothing else.
    private var isHeader: Bool { !entries.isEmpty && entries.allSatisfy { $0.name != .identifier } }

    /// Whether a type is taken.
    func accepts(_ type: UTType) -> Bool { entry(taking: type) != nil }

    /// The offers that are taken, the best one first.
    ///
    /// For an HTTP header, the weights decide, then whether a type is named outright, then the sender's order. Otherwise, the author's
    /// lines come first, and within a line the weights and the sender's order decide.
    ///
    /// - Parameters:
    ///   - offers: What there is, in the author's order.
    ///   - offered: The type of an offer, and the author's line that it is in.
    func ranked<Offer>(_ offers: [Offer], by offered: (Offer) -> (type: UTType, line: Int)) -> [Offer] {
        let isHeader = isHeader
        let ranked = offers.enumerated().compactMap { number, offer -> (offer: Offer, rank: [Double])? in
            let (type, line) = offered(offer)
            guard let (entry, place) = entry(taking: type) else { return nil }
            let rank =
                isHeader
                ? [-entry.quality, entry.isOutright ? 0 : 1, Double(place), Double(number)]
                : [Double(line), -entry.quality, Double(place), Double(number)]
            return (offer, rank)
        }
        return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.offer)
    }

    /// The most specific entry for a type, and its place in the list; nil if the type isn't taken.
    ///
    /// Source: RFC 9110, 12.5.1: a type has the weight of the most specific range that it is in.
    private func entry(taking type: UTType) -> (entry: AcceptedType, place: Int)? {
        let matching = entries.enumerated().filter { $0.element.accepts(type) }
        let nearest = matching.filter { entry in
            !matching.contains { $0.element.type.isSubtype(of: entry.element.type) }
        }
        guard let best = nearest.first, nearest.allSatisfy({ $0.element.quality > 0 }) else { return nil }
        return (best.element, best.offset)
    }
}

extension UTType {
    /// The first MIME type of the type, or of the nearest of the types that it conforms to that has one; nil if only that of any data is
    /// left.
    fileprivate var mediaType: String? {
        nearest { $0 == .data ? nil : $0.preferredMIMEType?.lowercased() }
    }

    /// A property of the type, or of the nearest of the types that it conforms to that has it.
    func nearest<Property>(_ property: (UTType) -> Property?) -> Property? {
        var seen: Set<UTType> = [self]
        var nearest = [self]
        while !nearest.isEmpty {
            if let found = nearest.lazy.compactMap(property).first { return found }
            nearest = nearest.flatMap { $0.declaration?.parents ?? [] }.filter { seen.insert($0).inserted }
        }
        return nil
    }
}

extension AcceptedTypes: CustomStringConvertible {
    /// The list as it is read.
    public var description: String {
        entries.map { $0.quality == 1 ? $0.type.identifier : "\($0.type.identifier);q=\($0.quality)" }
            .joined(separator: ", ")
    }
}
