import MizanBase
import MizanRenderTree

/// The weight that a modifier requests of a font.
enum RequestedWeight: Hashable, Sendable {
    /// That of `bold()` and of Markdown's `**strong**`: the emphasized weight of the font's text style.
    case emphasized
    /// That of `fontWeight(_:)`.
    case exactly(FontWeight)

    /// The weight of a font whose emphasized weight is known.
    func weight(emphasized: FontWeight) -> FontWeight {
        switch self {
        case .emphasized: emphasized
        case .exactly(let weight): weight
        }
    }

    /// `emphasized`, or the weight's name.
    var written: TreeAttribute.Value {
        switch self {
        case .emphasized: .word("emphasized")
        case .exactly(let weight): weight.written
        }
    }
}
