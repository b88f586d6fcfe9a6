import MizanBase

/// What an XML document holds, one after the other.
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
}
