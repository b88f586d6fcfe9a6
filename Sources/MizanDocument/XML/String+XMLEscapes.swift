extension String {
    /// The text as it stands between tags, or in an attribute in `"`, so that a reader gets it back to the byte (XML 1.0 §2.4, §2.11,
    /// §3.3.3). Controls that XML hasn't (§2.2) stay, and whoever reads the file refuses them.
    package func writtenInXML(inAttribute: Bool = false) -> String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\"" where inAttribute: result += "&quot;"
            case "\t" where inAttribute: result += "&#9;"
            case "\n" where inAttribute: result += "&#10;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with U+FFFD for each character that XML can't hold, not even as a reference (XML 1.0 §2.2).
    package func replacingNonXMLCharacters() -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars { result.append(scalar.isXMLCharacter ? scalar : "\u{FFFD}") }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether the character may stand in XML (XML 1.0 §2.2).
    package var isXMLCharacter: Bool {
        value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : self == "\t" || self == "\n" || self == "\r"
    }
}
