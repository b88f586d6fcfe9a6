import MizanBase

/// The parts of an XML document, one after the other.
public enum XMLEvent: Sendable {
    /// A start tag; that of an empty element is followed by its end.
    case start(XMLElement)
    /// Characters between two tags, references and CDATA sections resolved, line ends as LF; comments don't divide them.
    case text(String, place: SourcePlace)
    /// The end of the element that was last begun.
    case end(name: String, place: SourcePlace)
}

/// A start tag.
public struct XMLElement: Hashable, Sendable {
    /// As written, with its prefix.
    public var name: String
    /// In the order of the file.
    public var attributes: [XMLAttribute]
    /// The place of its `<`.
    public var place: SourcePlace

    /// The value of an attribute; nil where it isn't there.
    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// An attribute of a start tag.
public struct XMLAttribute: Hashable, Sendable {
    /// As written, with its prefix.
    public var name: String
    /// The text, references resolved; white space is spaces.
    public var value: String
    /// The place of the name.
    public var place: SourcePlace
    /// Where stretches of the value begin that stand in the file as they are, by their offset in the value's UTF-8.
    var stretches: [LiteralStretch] = []
    /// The most that are kept: the memory of an attribute is bounded by its text.
    static let stretchLimit = 4_096

    /// A part of a value without references and line ends.
    struct LiteralStretch: Hashable, Sendable {
        var offset: Int
        var place: SourcePlace
    }

    /// The place of a byte of the value's UTF-8, for errors inside of it.
    public func place(ofByte offset: Int) -> SourcePlace {
        guard let stretch = stretches.last(where: { $0.offset <= offset }) else { return place }
        var place = stretch.place
        place.column += offset - stretch.offset
        return place
    }
}

extension XMLAttribute {
    /// A value outside of an attribute that is written like one's, at a place.
    public init(name: String, value: String, place: SourcePlace) {
        self.init(name: name, value: value, place: place, stretches: [])
    }
}
