import MizanUnicode

extension BidiClass {
    /// A character for each class, by the class's name in Unicode's data. There are no brackets; the Arabic letter
    /// joins; the mark belongs to the grapheme cluster before it, and the BN does not.
    static let samples: [String: Unicode.Scalar] = [
        "L": "a", "R": "\u{5d0}", "AL": "\u{628}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{661}", "CS": ",",
        "NSM": "\u{301}", "BN": "\u{200b}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202a}",
        "LRO": "\u{202d}", "RLE": "\u{202b}", "RLO": "\u{202e}", "PDF": "\u{202c}", "LRI": "\u{2066}",
        "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]
}
