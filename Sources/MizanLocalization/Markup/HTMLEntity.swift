/// The characters that `&amp;` and `&#x2014;` stand for.
///
/// Source: HTML, named character references, limited to those that translators write; CommonMark 0.31 §6.2.
enum HTMLEntity {
    /// Scalars between `&` and `;`.
    static let maximumLength = 10

    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "copy": "©", "reg": "®", "trade": "™", "deg": "°", "middot": "·", "bull": "•", "hellip": "…", "times": "×",
        "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
        "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "thinsp": "\u{2009}",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
        "rlm": "\u{200F}",
    ]

    /// The character for a name between `&` and `;`; nil where it is no entity.
    static func text(of name: String) -> String? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        guard let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        return Unicode.Scalar(value == 0 ? 0xFFFD : value).map { String(Character($0)) }
    }
}
