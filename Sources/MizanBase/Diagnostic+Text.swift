extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: error: message; fix [rule]`, with a `note:` line for each further place.
    ///
    /// Each is one line whatever names of files and nodes hold: invisible characters are written out, line ends among them.
    public var description: String {
        let location = place?.description ?? file ?? "mizan"
        let main = "\(location): \(severity): \(message)\(fix.map { "; \($0)" } ?? "") [\(rule)]"
        return ([main] + notes.map { "\($0.place): note: \($0.message)" })
            .map { $0.writtenForMessage() }.joined(separator: "\n")
    }

    /// A foreign text for a message: in quotation marks, cut at 80 scalars, invisible characters written out.
    package static func quote(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let cut = scalars.count > 80
        return "“" + String(String.UnicodeScalarView(scalars.prefix(80))).writtenForMessage() + (cut ? "…" : "")
            + "”"
    }
}

extension String {
    /// The text on one line, for people: line ends and tabs as `\n`, `\r` and `\t`, other invisible characters as `\u{…}`.
    package func writtenForMessage() -> String {
        guard unicodeScalars.contains(where: { ("\t"..."\r").contains($0) }) else { return writingOutInvisibles() }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result).writingOutInvisibles()
    }

    /// The text with controls, bidi marks and spaces other than U+0020 as `\u{…}`, and those in `escaping` with a
    /// backslash.
    package func writingOutInvisibles(escaping: [Unicode.Scalar] = []) -> String {
        // Most names and words are.
        if escaping.isEmpty, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
        var result = ""
        result.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            if escaping.contains(scalar) {
                result += "\\"
                result.unicodeScalars.append(scalar)
            } else if scalar.isWritable {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether it stands for itself where it is written: a space, or something that is seen.
    fileprivate var isWritable: Bool {
        if isASCII { return (0x20..<0x7F).contains(value) }
        return !(properties.isWhitespace || properties.isDefaultIgnorableCodePoint)
            && ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned]
                .contains(properties.generalCategory)
    }
}
