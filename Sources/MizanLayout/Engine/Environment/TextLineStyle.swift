import MizanBase
import MizanText

/// A line under or through a text. Source: SwiftUI's `Text.LineStyle`.
public struct TextLineStyle: Hashable, Sendable {
    /// The parts of the line that are drawn. Source: SwiftUI's `Text.LineStyle.Pattern`.
    public typealias Pattern = TextDecoration.Pattern

    /// The parts of the line that are drawn.
    public var pattern: Pattern
    /// The colour; nil takes that of the letters.
    public var color: Color?

    /// A line of the letters' colour.
    public static let single = TextLineStyle()

    /// A line; by default it is solid, and has the letters' colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
        self.pattern = pattern
        self.color = color
    }

    /// - Throws: `DiagnosticError` for a colour that the catalog lacks.
    func decoration(in environment: EnvironmentValues) throws -> TextDecoration {
        TextDecoration(pattern: pattern, color: try color.map { try ShapePaint($0).solidColor(in: environment) })
    }
}

/// The case that a text is shown in. Source: SwiftUI's `Text.Case`.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
}
