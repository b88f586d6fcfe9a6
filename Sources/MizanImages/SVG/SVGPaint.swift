import MizanBase
import MizanDrawing

/// The paint of a fill or a stroke.
enum SVGPaint: Hashable {
    case none
    /// `currentColor`: the property `color`, or the foreground where it isn't set.
    case current
    case color(RGBA)
}

extension SVGValue {
    private static let colors = "none, currentColor, a colour's name, #rgb, #rrggbb or rgb(…)"

    /// The text as a paint.
    func paint() throws -> SVGPaint {
        switch text.lowercased() {
        case "none": return .none
        case "currentcolor": return .current
        case let text where text.hasPrefix("url("):
            throw error("gradients, patterns and other references are not read", fix: "write one colour")
        default: return .color(try color())
        }
    }

    /// The text as a colour (CSS Color 4 §5 to §6: names, hexadecimal digits, `rgb()`).
    func color() throws -> RGBA {
        let text = text.lowercased()
        if text.hasPrefix("#") {
            guard let color = Self.hexadecimal(text) else { throw mismatch(Self.colors) }
            return color
        }
        if text.hasPrefix("rgb(") || text.hasPrefix("rgba(") {
            guard let color = Self.components(text) else {
                throw mismatch("rgb(255, 128, 0), rgb(100%, 50%, 0%) or rgba(255, 128, 0, 0.5)")
            }
            return color
        }
        guard let color = RGBA.svgNamed(text) else {
            throw error(
                "\(Diagnostic.quote(self.text)) is no colour that is read",
                fix: text.nearest(in: RGBA.svgNames).map { "did you mean \($0)?" } ?? "write \(Self.colors)")
        }
        return color
    }

    /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`.
    private static func hexadecimal(_ text: String) -> RGBA? {
        let digits = text.dropFirst()
        return RGBA(digits.utf8.count > 4 ? text : "#" + digits.map { "\($0)\($0)" }.joined())
    }

    /// `rgb(r, g, b)`, with an alpha after a comma or a slash, each a number or a percentage.
    private static func components(_ text: String) -> RGBA? {
        var scanner = NumberScanner(text)
        _ = scanner.word()
        guard scanner.skip("(") else { return nil }
        scanner.skipSpace()
        var components: [UInt8] = []
        while components.count < 4 {
            guard let number = scanner.number() else { return nil }
            let isAlpha = components.count == 3
            let part = scanner.skip("%") ? number / 100 : isAlpha ? number : number / 255
            components.append(UInt8((min(max(part, 0), 1) * 255 + 0.5).rounded(.down)))
            scanner.skipSpace()
            if scanner.skip(")") { break }
            if components.count == 3, scanner.skip("/") { scanner.skipSpace() } else { scanner.skipSeparator() }
        }
        guard components.count >= 3, scanner.isAtEnd, text.hasSuffix(")") else { return nil }
        return RGBA(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count > 3 ? components[3] : 255)
    }
}
