import Foundation
import MizanBase

/// An HTML page that stands alone: one style sheet, no scripts, nothing that is loaded from elsewhere; the same bytes for the
/// same content.
///
/// Everything written is text: elements come from ``element(_:_:content:)`` alone. Names and messages come from files,
/// so invisible characters are written out as they are in diagnostics.
package struct HTMLPage {
    /// A name with its value, or without one where the value is empty text.
    package typealias Attributes = KeyValuePairs<String, String>

    private let title: String
    private let style: String
    private var body = ""

    /// An empty page in English.
    ///
    /// - Parameter style: A style sheet of ours; it is not escaped.
    package init(title: String, style: String) {
        self.title = title
        self.style = style
    }

    /// The whole file in UTF-8.
    package var bytes: [UInt8] {
        let start = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.escapedForHTML())</title>
            <style>
            \(style)
            </style>
            </head>
            <body>

            """
        return Array(start.utf8) + Array(body.utf8) + Array("</body>\n</html>\n".utf8)
    }

    /// An element with the content that the closure writes.
    package mutating func element(_ name: String, _ attributes: Attributes = [:], content: (inout HTMLPage) -> Void) {
        open(name, attributes)
        content(&self)
        body += "</\(name)>"
    }

    /// An element that holds a text.
    package mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// An element that can hold nothing, such as `img`.
    package mutating func open(_ name: String, _ attributes: Attributes = [:]) {
        body += "<\(name)"
        for (name, value) in attributes { body += " \(name)=\"\(value.escapedForHTML())\"" }
        body += ">"
    }

    /// A text in the direction that it begins with, which disturbs nothing around it.
    package mutating func isolated(_ text: String) { element("bdi", text: text) }

    /// A text.
    package mutating func text(_ text: String) { body += text.escapedForHTML() }

    /// The end of a line, where it means nothing but that the file reads better.
    package mutating func endLine() { body += "\n" }

    /// An `id` that a name makes: without invisible characters, and without spaces, which an id can't hold.
    package static func identifier(_ name: String) -> String {
        String(name.writingOutInvisibles().map { $0 == " " ? "-" : $0 })
    }

    /// The link to an `id` of the page: `#` and the id with all but letters, digits and `-._~/` of ASCII in percent signs.
    package static func link(to identifier: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        return identifier.utf8.reduce(into: "#") { link, byte in
            if plain.contains(byte) {
                link.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                link += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// A picture in the page itself.
    package static func dataURI(png: [UInt8]) -> String { "data:image/png;base64," + Data(png).base64EncodedString() }
}
