import MizanBase
import MizanDrawing
import MizanRenderTree

/// Why content isn't shown. Source: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Reasons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content isn't there yet: all texts and images are bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may look: what is ``View/privacySensitive(_:)`` is bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is old; it is drawn as it is.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
    /// Draws bars in place of the texts and images inside, which keep their places, and aren't spoken. Source: SwiftUI's
    /// `redacted(reason:)`.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Draws the content inside as it is. Source: SwiftUI's `unredacted()`.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content that isn't drawn where others may look. Source: SwiftUI's `privacySensitive(_:)`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why content isn't shown; none where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether content isn't drawn where others may look.
    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars.
    var isRedacted: Bool {
        let reasons = redactionReasons
        guard !reasons.isEmpty else { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

/// What is drawn in place of content that isn't shown.
enum RedactedContent {
    /// The part of a line's height that its bar has.
    static let barPart = 0.72
    private static let opacity = 0.18
    private static let largestRadius = 4.0

    /// Rounded bars as one shape.
    ///
    /// - Parameters:
    ///   - bars: In points from the node's leading top corner.
    ///   - width: The node's width, where its direction is right to left; nil for left to right.
    static func bars(
        _ bars: [Rect], paint: ShapePaint, in environment: EnvironmentValues, mirroredIn width: FixedLength? = nil
    ) throws -> RenderNode.Content {
        var path = Path()
        for bar in bars where bar.width > 0 && bar.height > 0 {
            let radius = min(bar.height / 4, largestRadius)
            path.addRoundedRect(in: bar, cornerSize: Size(width: radius, height: radius))
        }
        let color = paint.gradient?.gradient.stops.last?.color
        var fill = try color?.fill(in: environment) ?? RenderNode.Fill(color: try paint.solidColor(in: environment))
        fill.name = nil
        fill.color.alpha = UInt8(clamping: Int((Double(fill.color.alpha) * opacity).rounded()))
        let grid = path.mapped {
            Point(x: FixedLength(points: $0.x)?.points ?? 0, y: FixedLength(points: $0.y)?.points ?? 0)
        }
        let kind = ShapeKind.path(grid)
        return .shape(width.map { kind.mirrored(in: $0) } ?? kind, fill: fill)
    }
}
