import Foundation
import MizanBase
import MizanText

extension Text {
    /// The place of the ellipsis in a text that doesn't fit. Source: SwiftUI's `Text.TruncationMode`.
    public typealias TruncationMode = MizanText.TruncationMode

    /// A line under or through a text. Source: SwiftUI's `Text.LineStyle`.
    public typealias LineStyle = TextLineStyle

    /// The case that a text is shown in. Source: SwiftUI's `Text.Case`.
    public typealias Case = TextCase
}

nonisolated extension View {
    /// Shows the texts inside in capitals or in small letters, by the rules of their languages; nil for as they are. Source:
    /// SwiftUI's `textCase(_:)`.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Draws a line under the texts inside. Source: SwiftUI's `underline(_:pattern:color:)`.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through the texts inside. Source: SwiftUI's `strikethrough(_:pattern:color:)`.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Paints a colour behind the letters of the texts inside, as high as each line; nil for none. Source: SwiftUI's
    /// `AttributedString.backgroundColor`.
    public func textBackground(_ color: Color?) -> some View { environment(\.textBackground, color) }

    /// Sets the space between the characters of the texts inside, in points. Source: SwiftUI's `tracking(_:)`.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

    /// Sets the space between the characters of the texts inside, in points. Source: SwiftUI's `kerning(_:)`.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Moves the texts inside above their baseline, in points. Source: SwiftUI's `baselineOffset(_:)`.
    public func baselineOffset(_ offset: CGFloat) -> some View { environment(\.baselineOffset, offset) }
}
