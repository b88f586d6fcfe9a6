import MizanBase

/// A token of Swift source, as far as calls and string literals go.
struct SwiftToken {
    indirect enum TokenForm {
        /// A name, or a keyword.
        case word(String)
        /// A number, as written.
        case number(String)
        case string(SwiftString)
        /// A bracket, an operator's character, anything else.
        case sign(Unicode.Scalar)
    }

    let form: TokenForm
    let place: SourcePlace
    /// The bytes of the source that it covers.
    let range: Range<Int>

    func isWord(_ name: String) -> Bool { word == name }
    var word: String? { if case .word(let name) = form { name } else { nil } }
    var string: SwiftString? { if case .string(let string) = form { string } else { nil } }
    func isSign(_ sign: Unicode.Scalar) -> Bool { if case .sign(sign) = form { true } else { false } }
}

/// A string literal.
struct SwiftString {
    enum StringPiece {
        case text(String)
        /// The tokens between `\(` and `)`.
        case interpolation([SwiftToken])
    }

    var pieces: [StringPiece]
}
