import MizanBase
import MizanDrawing

/// A layer's place in the hierarchy of its symbol, which the rendering modes `hierarchical` and `palette` show.
enum SymbolTier: Int, Sendable {
    /// The subject: the sign in a circle, a badge, a slash, the cloud that rains.
    case primary
    /// The circle around a sign, the thing that a badge is on, the waves next to a speaker.
    case secondary
    /// Parts that are fainter still: outer waves, the rain.
    case tertiary

    /// The colour that marks the tier in a drawing, which the rendering mode replaces; nil for the foreground.
    var mark: RGBA? {
        switch self {
        case .primary: nil
        case .secondary: FilledPath.secondaryMark
        case .tertiary: FilledPath.tertiaryMark
        }
    }
}
