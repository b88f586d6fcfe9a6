import MizanBase
import MizanDocument

/// The elements of an SVG file in their order, with the references among them: an element may be used before its
/// definition.
struct SVGDocument {
    /// Starts and ends of elements.
    private(set) var events: [XMLEvent] = []
    /// The rules of its `style` elements.
    private(set) var sheet = SVGStyleSheet()
    /// The index at which each element ends, by its start.
    private var ends: [Int: Int] = [:]
    /// The indices at which elements with an `id` start; of equal ids the first counts.
    private var starts: [String: Int] = [:]

    init(_ bytes: [UInt8], file: String) throws {
        var xml = try XMLReader(bytes, file: file)
        var open: [(name: String, start: Int)] = []
        while let event = try xml.next() {
            switch event {
            // SVG shows no text outside of its text elements (SVG 2 §5.1).
            case .text(let text, let place):
                if open.last?.name == "style" { try sheet.add(text, at: place) }
                continue
            case .start(let element):
                if let id = element["id"], starts[id] == nil { starts[id] = events.count }
                open.append((element.name, events.count))
                guard ends.count + open.count <= Limits.svgElements else {
                    throw SVGReader.tooManyElements(element.place)
                }
            case .end: if let start = open.popLast()?.start { ends[start] = events.count }
            }
            events.append(event)
        }
    }

    /// The end of the element that starts at an index.
    func end(of start: Int) -> Int { ends[start] ?? events.count - 1 }

    /// The start of the element that a reference `#id` names; nil where there is none in this file.
    func start(of reference: Substring) -> Int? { reference.first == "#" ? starts[String(reference.dropFirst())] : nil }
}
