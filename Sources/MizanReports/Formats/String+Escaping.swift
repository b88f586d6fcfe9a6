import MizanBase
import MizanDocument

extension String {
    /// The text for XML 1.0: between tags, or in an attribute between quotation marks of either kind.
    ///
    /// Characters that XML 1.0 can't hold, not even as a reference (controls but tab and line ends, U+FFFE and U+FFFF,
    /// §2.2), become U+FFFD; in an attribute tabs and line ends are references, which a reader keeps (§3.3.3).
    public func escapedForXML(isAttribute: Bool = true) -> String {
        let written = replacingNonXMLCharacters().writtenInXML(inAttribute: isAttribute)
        return isAttribute ? written.replacing("'", with: "&#39;") : written
    }

    /// The text for HTML, between tags and in quoted attributes, with invisible characters written out as in diagnostics.
    public func escapedForHTML() -> String {
        // Data URIs and most words hold nothing of what is looked for, and are long.
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
            default: (0x20..<0x7F).contains(byte)
            }
        }
        guard !isPlain else { return self }
        var result = ""
        for scalar in writingOutInvisibles().unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
