import MizanBase
import MizanDocument

/// The rules of a file's `style` elements, each for elements of one class: `.a, .b { fill: red }`, as drawing programs write
/// them. Source: CSS Syntax 3 §5, Selectors 4 §6.6.
struct SVGStyleSheet {
    /// The declarations for a class, each with its place in the order of all.
    private var declarations: [String: [(order: Int, value: SVGValue)]] = [:]
    private var count = 0

    /// The sheet's declarations for an element of the given classes, in order: later ones win.
    func declarations(for classes: String) -> [SVGValue] {
        let classes = Set(classes.split(separator: " "))
        return classes.flatMap { declarations[String($0)] ?? [] }.sorted { $0.order < $1.order }.map(\.value)
    }

    /// Adds the rules in one element's text, which begins at a place.
    mutating func add(_ text: String, at place: SourcePlace) throws {
        let bytes = Self.withoutComments(text)
        var (index, place) = (0, place)
        /// Advances to an index and returns its place.
        func advance(to end: Int) {
            for byte in bytes[index..<end] {
                (place.line, place.column) = byte == 0x0A ? (place.line + 1, 1) : (place.line, place.column + 1)
            }
            index = end
        }
        while let start = bytes[index...].firstIndex(where: { $0 > 0x20 }) {
            advance(to: start)
            func error(_ message: String) -> DiagnosticError {
                SVGReader.error("svg-style", message, fix: "write rules for classes: .name { fill: red }", at: place)
            }
            guard let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
                let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}"))
            else { throw error("this is no rule") }
            let selectors = bytes[start..<brace].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                .map { SVGValue.trimmed($0) }
            if let wrong = selectors.first(where: { !Self.isClass($0) }) {
                throw error("the selector \(Diagnostic.quote(String(decoding: wrong, as: UTF8.self))) is not read")
            }
            let body = XMLAttribute(
                name: "style", value: String(decoding: bytes[brace + 1..<end], as: UTF8.self), place: place)
            let values = try SVGValue(body).declarations(of: body)
            for selector in selectors {
                guard count + values.count <= Limits.svgElements else {
                    throw SVGReader.error(
                        "svg-limit", "the style has more than \(Limits.svgElements) declarations",
                        fix: "simplify the drawing", at: place)
                }
                let name = String(decoding: selector.dropFirst(), as: UTF8.self)
                declarations[name, default: []] += values.enumerated().map { (count + $0.offset, $0.element) }
                count += values.count
            }
            advance(to: end + 1)
        }
    }

    /// A class alone, `.name`.
    private static func isClass(_ selector: ArraySlice<UInt8>) -> Bool {
        selector.count > 1 && selector.first == UInt8(ascii: ".")
            && selector.dropFirst().allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    true
                default: false
                }
            }
    }

    /// The text with spaces for comments, so that places stay the same.
    private static func withoutComments(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        var start: Int?
        for index in bytes.indices.dropFirst() {
            let pair = (bytes[index - 1], bytes[index])
            if start == nil, pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                start = index + 1
                (bytes[index - 1], bytes[index]) = (0x20, 0x20)
            } else if let first = start, index > first, pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                for inside in first...index where bytes[inside] != 0x0A { bytes[inside] = 0x20 }
                start = nil
            }
        }
        return bytes
    }
}
