import MizanBase
import MizanDocument

/// The texts of a storyboard or a nib in XML: titles, labels and placeholders by the id of their object.
///
/// The keys and comments are those that Xcode gives them in `.strings` files: `abc-12-xyz.text`, with
/// `Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz";`. Source: what Xcode writes for the storyboards and nibs of public
/// projects, on iOS, macOS and watchOS.
public struct InterfaceFile: Sendable {
    /// A text of an object.
    public struct ObjectText: Hashable, Sendable {
        /// The object's id and the property.
        public var key: String
        /// The text in the language of development.
        public var text: String
        /// The object's class, the text and the developer's note for translators.
        public var comment: String
        /// The place of the object.
        public var place: SourcePlace
    }

    /// The texts, in the order of their keys.
    public let texts: [ObjectText]

    /// Reads a `.storyboard` or `.xib` file.
    ///
    /// Throws a `DiagnosticError` with the place of an error: of the rules `xml-…` for bad XML, `interface-file` for another document or
    /// too many texts.
    public init(_ bytes: [UInt8], file: String) throws {
        var reader = InterfaceReader(xml: try XMLReader(bytes, file: file), file: file)
        texts = try reader.document(ofBytes: bytes.count)
    }
}

/// Collects the texts of an interface's elements.
private struct InterfaceReader {
    /// An object with its texts.
    struct InterfaceObject {
        var id: String
        var className: String
        var place: SourcePlace
        var note: String?
        var texts: [(property: String, text: String)] = []
    }

    /// An element that is open.
    struct OpenElement {
        var element: XMLElement
        /// The number of elements before it in its parent.
        var index: Int
        /// The object that the element is.
        var object: InterfaceObject?
        /// The place among the open elements of the object that it is or belongs to.
        var owner: Int?
        /// The elements in it that were read.
        var children = 0
    }

    private var xml: XMLReader
    private let file: String
    private var open: [OpenElement] = []
    private var texts: [InterfaceFile.ObjectText] = []
    /// What the names of the framework's classes begin with.
    private var prefix = ""

    init(xml: XMLReader, file: String) { (self.xml, self.file) = (xml, file) }

    /// Properties of objects that are shown, by their names in XML.
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "paletteLabel",
        "alternateTitle", "placeholderString", "miniwindowTitle", "toolTip",
    ]
    /// Texts of new objects that are never shown, which Xcode leaves out.
    private static let samples: Set<String> = ["Text Cell", "Table View Cell"]
    /// Elements that have ids and are no objects with texts; a constraint's `placeholder` is a flag.
    private static let others: Set<String> = ["constraint", "outlet", "action", "segue", "placeholder", "customObject"]

    mutating func document(ofBytes bytes: Int) throws -> [InterfaceFile.ObjectText] {
        guard case .start(let root)? = try xml.next(), root.name == "document" else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "interface-file", place: SourcePlace(file: file, line: 1, column: 1),
                    message: "the file is no storyboard or nib in XML", fix: "open it in Xcode, and save it"))
        }
        let type = root["type"] ?? ""
        prefix = type.contains("WatchKit") ? "WKInterface" : type.contains("CocoaTouch") ? "UI" : "NS"
        open = [OpenElement(element: root, index: 0)]
        let limit = Limits.tableKeys + bytes / Limits.tableKeyBytes
        var characters = ""
        while let event = try xml.next() {
            switch event {
            case .start(let element):
                begin(element)
                characters = ""
            case .text(let text, _): characters += text
            case .end:
                end(characters)
                characters = ""
            }
            guard texts.count <= limit else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "interface-file", file: file, message: "more than \(limit) texts in \(bytes) bytes",
                        fix: "divide it"))
            }
        }
        return texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private mutating func begin(_ element: XMLElement) {
        guard let parent = open.last else { return }
        open[open.count - 1].children += 1
        var item = OpenElement(element: element, index: parent.children, owner: parent.owner)
        if let id = element["id"], !Self.others.contains(element.name) {
            item.owner = open.count
            let name = element.name
            item.object = InterfaceObject(
                id: id, className: prefix + name.prefix(1).uppercased() + name.dropFirst(), place: element.place)
        }
        open.append(item)
        for attribute in element.attributes { read(attribute.name, attribute.value, of: item, in: parent) }
    }

    private mutating func end(_ characters: String) {
        guard let item = open.popLast() else { return }
        if let parent = open.last, let key = item.element["key"],
            ["string", "mutableString"].contains(item.element.name)
        {
            // A long text is an element: `<string key="text">…</string>`.
            read(key, characters, of: parent, in: open.dropLast().last)
        }
        guard let object = item.object else { return }
        texts += object.texts.map { property, text in
            InterfaceFile.ObjectText(
                key: "\(object.id).\(property)", text: text,
                comment: Self.comment(object, property: property, text: text), place: object.place)
        }
    }

    /// Takes a field of an element for its object if it is shown, or a note for translators.
    private mutating func read(_ name: String, _ value: String, of item: OpenElement, in parent: OpenElement?) {
        guard !value.isEmpty, let owner = item.owner, open.indices.contains(owner) else { return }
        if item.element.name == "fragment", name == "content", parent?.element["key"] == "userComments" {
            let note = open[owner].object?.note ?? ""
            open[owner].object?.note = note + value
            return
        }
        guard let property = property(name, of: item), !Self.samples.contains(value) else { return }
        open[owner].object?.texts.append((property, value))
    }

    /// The property of the object that a field of an element is; nil if it isn't shown.
    private func property(_ name: String, of item: OpenElement) -> String? {
        let element = item.element
        guard item.object == nil else {
            guard Self.properties.contains(name) else { return nil }
            // A view's tip is in a window that isn't its own.
            return name == "toolTip" && element.name != "toolbarItem" ? "ibShadowedToolTip" : name
        }
        switch (element.name, name) {
        case ("state", "title"):
            // Of a button: `normalTitle`, `selectedTitle` …
            return element["key"].map { "\($0)Title" }
        case ("accessibility", "label"): return "accessibilityLabel"
        case ("accessibility", "hint"): return "accessibilityHint"
        case ("segment", "title"): return "segmentTitles[\(item.index)]"
        case ("segment", "label"): return "ibShadowedLabels[\(item.index)]"
        case ("tableHeaderCell", "title"): return "headerCell.title"
        case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
            return element["key"].map { "\($0).\(name)" }
        default: return nil
        }
    }

    /// As Xcode describes a text in its files.
    private static func comment(_ object: InterfaceObject, property: String, text: String) -> String {
        func quoted(_ text: String) -> String { "\"\(StringsFileDocument.escaped(text))\"" }
        let note = object.note.map { " Note = \(quoted($0));" } ?? ""
        // One of several has the object's id before it.
        let name = property.contains("[") ? "\(object.id).\(property)" : property
        return "Class = \"\(object.className)\"; \(name) = \(quoted(text)); ObjectID = \"\(object.id)\";\(note)"
    }
}
