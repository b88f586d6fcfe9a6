import Foundation
import MizanText

nonisolated extension View {
    /// Limits the number of lines of each text inside; the rest is hidden behind an ellipsis, and the tree has its
    /// range.
    ///
    /// - Parameters:
    ///   - number: The greatest number of lines, at least 1; nil for no limit.
    ///   - reservesSpace: Whether a shorter text is as high as that many lines.
    ///
    /// Source: SwiftUI's `lineLimit(_:reservesSpace:)`.
    public func lineLimit(_ number: Int?, reservesSpace: Bool = false) -> some View {
        changed(by: LineLimitModifier(number: number, reserved: reservesSpace ? number ?? 0 : 0))
    }

    /// Limits the number of lines of each text inside, and has shorter ones be as high as the least number. Source: SwiftUI's
    /// `lineLimit(_:)` of a range.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changed(by: LineLimitModifier(number: limit.upperBound, reserved: limit.lowerBound))
    }

    /// Limits the number of lines of each text inside. Source: SwiftUI's `lineLimit(_:)` of a range.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Has each text inside be at least as high as a number of lines. Source: SwiftUI's `lineLimit(_:)` of a range.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changed(by: LineLimitModifier(number: nil, reserved: limit.lowerBound))
    }

    /// Sets the place where the texts inside are truncated. Source: SwiftUI's `truncationMode(_:)`.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.lineStyle.truncationMode, mode)
    }

    /// Sets the space between lines, in points. Source: SwiftUI's `lineSpacing(_:)`.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineStyle.lineSpacing, lineSpacing)
    }

    /// Sets the height of lines. Source: SwiftUI's `lineHeight(_:)`.
    public func lineHeight(_ lineHeight: LineHeight) -> some View {
        environment(\.lineStyle.lineHeightMultiple, lineHeight.factor)
    }

    /// Sets the least factor by which the texts inside may shrink to be shown whole in their line limit. Source:
    /// SwiftUI's `minimumScaleFactor(_:)`.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.lineStyle.minimumScaleFactor, factor)
    }

    /// Allows letters to move together to show texts whole. Source: SwiftUI's `allowsTightening(_:)`.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.lineStyle.allowsTightening, flag)
    }

    /// Sets whether lines take as much as fits, or have equal widths.
    public func wrapping(_ wrapping: LineWrapping) -> some View { environment(\.lineStyle.wrapping, wrapping) }

    /// Sets which words of the texts inside are parted by hyphens, in languages with patterns for it.
    ///
    /// SwiftUI has no such modifier. Source: CSS Text 3 §5.4, `hyphens`; UIKit's `usesDefaultHyphenation`.
    public func hyphenation(_ hyphenation: LineHyphenation) -> some View {
        environment(\.lineStyle.hyphenation, hyphenation)
    }
}

private struct LineLimitModifier: ContextModifier {
    let number: Int?
    /// The lines that a shorter text is as high as.
    let reserved: Int

    func change(_ context: inout ViewContext) {
        context.environment.lineStyle.lineLimit = number
        context.environment.lineStyle.reservedLineCount = reserved
    }
}
