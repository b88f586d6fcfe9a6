import MizanBase

/// A token of Swift source, as far as calls and string literals go.
package struct SwiftToken {
    package indirect enum TokenForm {
        /// A name, or a keyword.
        case word(String)
        /// A number, as written.
        case number(String)
        case string(SwiftString)
        /// A bracket, an operator's character, anything else.
        case sign(Unicode.Scalar)
    }

    package let form: TokenForm
    package let place: SourcePlace
    /// The bytes of the source that it covers.
    package let range: Range<Int>

    package func isWord(_ name: String) -> Bool { word == name }
    package var word: String? { if case .word(let name) = form { name } else { nil } }
    package var string: SwiftString? { if case .string(let string) = form { string } else { nil } }
    package func isSign(_ sign: Unicode.Scalar) -> Bool { if case .sign(sign) = form { true } else { false } }
}

package struct SwiftString {
    package enum StringPiece {
        case text(String)
        /// The tokens between `\(` and `)`.
        case interpolation([SwiftToken])
    }

    package var pieces: [StringPiece]
}
