import MizanBase
import MizanDocument
import MizanDrawing

/// The value of an attribute, or of a property in a `style`, while it is read.
struct SVGValue {
    /// The name of the attribute or property.
    let name: String
    /// The text without surrounding white space.
    let text: String
    private let attribute: XMLAttribute
    /// The offset of the text in the attribute's UTF-8.
    private let offset: Int
    private var scanner: NumberScanner

    init(_ attribute: XMLAttribute) {
        let utf8 = Array(attribute.value.utf8)
        self.init(name: attribute.name, attribute: attribute, utf8: utf8[...])
    }

    /// A property of a `style`: a stretch of the attribute's UTF-8.
    private init(name: String, attribute: XMLAttribute, utf8: ArraySlice<UInt8>) {
        let trimmed = Self.trimmed(utf8)
        self.name = name
        self.attribute = attribute
        offset = trimmed.startIndex
        text = String(decoding: trimmed, as: UTF8.self)
        scanner = NumberScanner(text)
    }

    /// The text without surrounding white space.
    static func trimmed(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var range = utf8.indices
        while let first = range.first, utf8[first] <= 0x20 { range = first + 1..<range.upperBound }
        while let last = range.last, utf8[last] <= 0x20 { range = range.lowerBound..<last }
        return utf8[range]
    }

    /// An error at the current place, or at a byte of the text.
    func error(_ message: String, fix: String?, rule: String = "svg-value", at byte: Int? = nil) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: rule, place: attribute.place(ofByte: offset + (byte ?? 0)),
                message: "\(Diagnostic.quote(name)): \(message)", fix: fix))
    }

    /// An error about the whole value.
    func mismatch(_ expected: String) -> DiagnosticError {
        error("\(Diagnostic.quote(text)) is no value of it here", fix: "write \(expected)")
    }

    // MARK: Numbers

    /// The text as one number.
    mutating func number() throws -> Double {
        guard let number = scanner.number(), scanner.isAtEnd else { throw mismatch("a number") }
        return number
    }

    /// The text as a length; in points.
    mutating func length() throws -> Double {
        let length = try nextLength()
        guard scanner.isAtEnd else { throw mismatch(Self.lengths) }
        return length
    }

    /// The text as a length that is not negative; in points.
    mutating func positiveLength() throws -> Double {
        let length = try length()
        guard length >= 0 else { throw mismatch("a length that is not negative") }
        return length
    }

    /// The text as lengths; in points.
    mutating func lengths(limit: Int) throws -> [Double] {
        var lengths: [Double] = []
        repeat {
            guard lengths.count < limit else {
                throw error(
                    "there are more than \(limit) lengths", fix: "write fewer", rule: "svg-limit",
                    at: scanner.position)
            }
            lengths.append(try nextLength())
        } while try hasMore()
        return lengths
    }

    /// The text as numbers in pairs.
    mutating func points(limit: Int) throws -> [Point] {
        var points: [Point] = []
        guard !text.isEmpty else { return [] }
        repeat {
            guard points.count < limit else {
                throw error(
                    "there are more than \(limit) points", fix: "simplify the drawing", rule: "svg-limit",
                    at: scanner.position)
            }
            let x = try nextNumber()
            scanner.skipSeparator()
            points.append(Point(x: x, y: try nextNumber()))
        } while try hasMore()
        return points
    }

    /// The text as a given count of numbers.
    mutating func numbers(_ count: Int) throws -> [Double] {
        var numbers: [Double] = []
        repeat { numbers.append(try nextNumber()) } while try numbers.count < count && hasMore()
        guard numbers.count == count, scanner.isAtEnd else { throw mismatch("\(count) numbers") }
        return numbers
    }

    /// The text as a fraction: a number or a percentage, clamped between 0 and 1.
    mutating func fraction() throws -> Double {
        guard let number = scanner.number() else { throw mismatch("a number from 0 to 1") }
        let isPercentage = scanner.skip("%")
        guard scanner.isAtEnd else { throw mismatch("a number from 0 to 1") }
        return min(max(isPercentage ? number / 100 : number, 0), 1)
    }

    private static let lengths = "a length in px, or without a unit; pt, pc, in, cm and mm are read too"

    private mutating func nextNumber() throws -> Double {
        guard let number = scanner.number() else {
            throw error("a number is expected", fix: "write numbers in pairs", at: scanner.position)
        }
        return number
    }

    /// Reads a length, at 96 px an inch (CSS Values 4 §6.2).
    private mutating func nextLength() throws -> Double {
        let start = scanner.position
        guard let number = scanner.number() else {
            throw error("a length is expected", fix: "write \(Self.lengths)", at: start)
        }
        let unitStart = scanner.position
        let factor: Double
        switch scanner.skip("%") ? "%" : scanner.word().lowercased() {
        case "", "px": factor = 1
        case "pt": factor = 4.0 / 3
        case "pc": factor = 16
        case "in": factor = 96
        case "cm": factor = 96 / 2.54
        case "mm": factor = 96 / 25.4
        case "q": factor = 96 / 101.6
        case let unit:
            throw error(
                "lengths in \(Diagnostic.quote(unit)) depend on something outside of the image",
                fix: "write \(Self.lengths)", at: unitStart)
        }
        guard (number * factor).magnitude <= FixedLength.limit else {
            throw error("the length is beyond \(Int(FixedLength.limit)) points", fix: "write a shorter one", at: start)
        }
        return number * factor
    }

    /// Whether another value follows, after white space or a comma.
    private mutating func hasMore() throws -> Bool {
        let hadComma = scanner.skipSeparator()
        if scanner.isAtEnd, hadComma {
            throw error("nothing follows the last comma", fix: "remove it", at: scanner.position)
        }
        return !scanner.isAtEnd
    }

    /// The reference in `url(#name)`: `#name` (CSS Values 4 §4.5).
    func reference() throws -> Substring {
        guard text.hasPrefix("url("), text.hasSuffix(")") else { throw mismatch("none or url(#name)") }
        return text.dropFirst(4).dropLast().drop { " '\"".contains($0) }.prefix { !" '\"".contains($0) }
    }

    // MARK: Words

    /// The text as one of the words, whatever the letters' case.
    func word<Value>(_ words: KeyValuePairs<String, Value>) throws -> Value {
        let word = text.lowercased()
        guard let value = words.first(where: { $0.key == word })?.value else {
            throw mismatch("\(words.map(\.key).joined(separator: ", "))")
        }
        return value
    }

    // MARK: Paths and transforms

    /// The text as path data.
    func path(limit: Int) throws -> Path {
        do throws(PathDataError) {
            return try PathData.path(text, limit: limit)
        } catch {
            throw self.error(
                error.message, fix: error.isTooLong ? "simplify the drawing" : "correct the path data",
                rule: error.isTooLong ? "svg-limit" : "svg-path", at: error.offset)
        }
    }

    /// The text as a list of transforms, the first one outermost (SVG 2 §8.5, CSS Transforms 1 §8).
    mutating func transform() throws -> AffineTransformation {
        var result = AffineTransformation()
        guard text.lowercased() != "none" else { return result }
        while !scanner.isAtEnd {
            let start = scanner.position
            let name = scanner.word()
            scanner.skipSpace()
            guard scanner.skip("(") else {
                throw error(
                    "a transform is expected", fix: "write matrix, translate, scale, rotate, skewX or skewY, with (…)",
                    at: start)
            }
            scanner.skipSpace()
            var numbers: [Double] = []
            while !scanner.skip(")") {
                if !numbers.isEmpty { scanner.skipSeparator() }
                guard let number = scanner.number(), numbers.count < 6 else {
                    throw error(
                        "a number is expected", fix: "write \(name)(…) with numbers alone", at: scanner.position)
                }
                numbers.append(number)
                scanner.skipSpace()
            }
            guard let next = AffineTransformation(svg: name, numbers) else {
                throw error(
                    "\(name) does not take \(numbers.count) numbers, or not these",
                    fix: "write matrix(a b c d e f), translate(x y), scale(x y), rotate(degrees x y), skewX(degrees)",
                    at: start)
            }
            result = next.then(result)
            scanner.skipSeparator()
        }
        return result
    }
}

extension AffineTransformation {
    /// One of SVG's transforms by its name; nil where it takes a different count of numbers.
    fileprivate init?(svg name: String, _ numbers: [Double]) {
        func tangent(_ degrees: Double) -> Double? {
            let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
            return cosine == 0 ? nil : sine / cosine
        }
        switch (name, numbers.count) {
        case ("matrix", 6):
            self.init(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): self.init(tx: numbers[0])
        case ("translate", 2): self.init(tx: numbers[0], ty: numbers[1])
        case ("scale", 1): self.init(a: numbers[0], d: numbers[0])
        case ("scale", 2): self.init(a: numbers[0], d: numbers[1])
        case ("rotate", 1): self = .rotation(Angle(degrees: numbers[0]), around: .zero)
        case ("rotate", 3):
            self = .rotation(Angle(degrees: numbers[0]), around: Point(x: numbers[1], y: numbers[2]))
        case ("skewX", 1):
            guard let tangent = tangent(numbers[0]) else { return nil }
            self.init(c: tangent)
        case ("skewY", 1):
            guard let tangent = tangent(numbers[0]) else { return nil }
            self.init(b: tangent)
        default: return nil
        }
    }
}

extension SVGValue {
    /// The declarations of a `style` attribute (CSS Style Attributes 1): `name: value; name: value`.
    func declarations(of attribute: XMLAttribute) throws -> [SVGValue] {
        let utf8 = Array(attribute.value.utf8)
        var declarations: [SVGValue] = []
        var (start, colon, quote) = (0, Int?.none, UInt8?.none)
        for (index, byte) in (utf8 + [UInt8(ascii: ";")]).enumerated() {
            switch byte {
            case _ where quote != nil && index < utf8.count: if byte == quote { quote = nil }
            case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
            case UInt8(ascii: ":"): colon = colon ?? index
            case UInt8(ascii: ";"):
                let all = SVGValue(name: "style", attribute: attribute, utf8: utf8[start..<index])
                if let colon {
                    let name = SVGValue(name: "style", attribute: attribute, utf8: utf8[start..<colon]).text
                        .lowercased()
                    let value = SVGValue(name: name, attribute: attribute, utf8: utf8[colon + 1..<index])
                    if value.text.lowercased().hasSuffix("!important") {
                        throw value.error("!important is not read", fix: "remove it")
                    }
                    declarations.append(value)
                } else if !all.text.isEmpty {
                    throw all.error("\(Diagnostic.quote(all.text)) is no declaration", fix: "write name: value")
                }
                (start, colon) = (index + 1, nil)
            default: continue
            }
        }
        return declarations
    }
}
