import MizanBase
import MizanLocalization
import MizanRenderTree

/// How far something is that takes time. Source: SwiftUI's `ProgressView`, whose value stands still here.
///
/// The line of `.linear` is filled from its leading end on and mirrored with the interface; the ring of `.circular` is filled
/// clockwise from its top in both directions, as clocks go.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fractionCompleted: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    @Environment(\.progressViewStyle) private var style

    /// Something that takes time, with what it is and how far it is. Source: SwiftUI's
    /// `init(value:total:label:currentValueLabel:)`.
    ///
    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; what lies outside counts as the nearest inside, and what is not a
    ///     number as nothing. Nil where nobody knows.
    ///   - total: How much there is to do; where that is no number above 0 nothing is done.
    ///   - label: What is being done.
    ///   - currentValueLabel: How far it is, in words; shown below the bar.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fractionCompleted = value.map { total > 0 ? (0...total).fraction(of: $0) : 0 }
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        fractionCompleted = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// One node of the role `progress`, which says its label and how far it is.
    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fractionCompleted, label: Self.given(label),
            currentValueLabel: Self.given(currentValueLabel))
        Control(
            type: "ProgressView", role: "progress",
            fraction: configuration.currentValueLabel == nil ? fractionCompleted : nil,
            said: styleName.map { [TreeField(.progressViewStyle, .word($0))] } ?? []
        ) {
            StyledProgressView(style: style, configuration: configuration)
        }
    }

    /// The style's name without its ending; nil for the one that nobody says.
    private var styleName: String? {
        guard !(style is DefaultProgressViewStyle) else { return nil }
        let name = String(describing: type(of: style))
        let ending = "ProgressViewStyle"
        let short = name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
        return short.prefix(1).lowercased() + short.dropFirst()
    }

    private static func given(_ view: some View) -> ControlLabel? {
        if view is EmptyView || (view as? any OptionalView)?.isNone == true { return nil }
        return ControlLabel(view)
    }
}

/// What an `if` without an `else` makes.
private protocol OptionalView {
    var isNone: Bool { get }
}

extension Optional: OptionalView where Wrapped: View {
    fileprivate var isNone: Bool {
        guard case .none = self else { return false }
        return true
    }
}

/// The body of a style, made in the direction of the control's parts.
private struct StyledProgressView: View {
    let style: any ProgressViewStyle
    let configuration: ProgressViewStyleConfiguration

    var body: some View { AnyView(style.makeBody(configuration: configuration)) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that takes time, with what it is. Source: SwiftUI's `init(value:total:label:)`.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }

    /// Something of which nobody knows how far it is. Source: SwiftUI's `init(label:)`.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something that takes time. Source: SwiftUI's `init(value:total:)`.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total, label: { EmptyView() })
    }

    /// Something of which nobody knows what it is, nor how far. Source: SwiftUI's `init()`.
    public init() { self.init(label: { EmptyView() }) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something of which nobody knows how far it is, with a localized title. Source: SwiftUI's `init(_:)`.
    public init(_ key: LocalizedStringKey) { self.init { Text(key) } }

    /// Something of which nobody knows how far it is, with a title as it is. Source: SwiftUI's `init(_:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init { Text(title) } }

    /// Something that takes time, with a localized title. Source: SwiftUI's `init(_:value:total:)`.
    public init<Value: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(key) }
    }

    /// Something that takes time, with a title as it is. Source: SwiftUI's `init(_:value:total:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}
