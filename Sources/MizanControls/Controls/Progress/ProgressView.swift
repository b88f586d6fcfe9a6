import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree

/// A view that shows the progress of a task. Source: SwiftUI's `ProgressView`; here the value is fixed.
///
/// The line of `.linear` is filled from its leading end on and mirrored with the interface; the ring of `.circular` is filled
/// clockwise from its top in both directions, as clocks go.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fractionCompleted: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    @Environment(\.controlStyles) private var styles
    @Environment(\.hidesLabels) private var hidesLabels

    /// A progress view with a label and a label of the current value. Source: SwiftUI's
    /// `init(value:total:label:currentValueLabel:)`.
    ///
    /// - Parameters:
    ///   - value: The completed part, from 0 to the total; a value outside is clamped, not-a-number counts as 0. Nil
    ///     where the progress is unknown.
    ///   - total: The value at completion; where it is not above 0, the progress is 0.
    ///   - label: The description of the task.
    ///   - currentValueLabel: The progress in words; shown below the bar.
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

    /// One node of the role `progress`, with its label and its progress.
    public var body: some View {
        let style = styles.nearest((any ProgressViewStyle).self) ?? DefaultProgressViewStyle()
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fractionCompleted, label: hidesLabels ? nil : ControlLabel.unlessEmpty(label),
            currentValueLabel: ControlLabel.unlessEmpty(currentValueLabel))
        Control(
            type: "ProgressView", role: "progress", label: hidesLabels ? AnyView(label) : nil,
            fraction: configuration.currentValueLabel == nil ? fractionCompleted : nil,
            said: Self.name(of: style).map { [TreeAttribute(.progressViewStyle, .word($0))] } ?? []
        ) {
            StyledBody((any ProgressViewStyle).self) { style.look(of: configuration) }
        }
    }

    /// The style's name without its ending; nil for the default style.
    private static func name(of style: any ProgressViewStyle) -> String? {
        guard !(style is DefaultProgressViewStyle) else { return nil }
        let name = String(describing: type(of: style))
        let ending = "ProgressViewStyle"
        let short = name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
        return short.prefix(1).lowercased() + short.dropFirst()
    }
}

extension ControlLabel {
    /// A view that a control was given; nil where it is one that shows nothing.
    static func unlessEmpty(_ view: some View) -> ControlLabel? {
        if view is EmptyView || (view as? any OptionalView)?.isNone == true { return nil }
        return ControlLabel(view)
    }
}

/// The view that an `if` without an `else` produces.
private protocol OptionalView {
    var isNone: Bool { get }
}

extension Optional: OptionalView where Wrapped: View {
    fileprivate var isNone: Bool {
        guard case .none = self else { return false }
        return true
    }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == Label {
    /// The progress view of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A progress view with a label. Source: SwiftUI's `init(value:total:label:)`.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }

    /// A progress view of unknown progress. Source: SwiftUI's `init(label:)`.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A progress view without a label. Source: SwiftUI's `init(value:total:)`.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total, label: { EmptyView() })
    }

    /// A progress view of unknown progress, without a label. Source: SwiftUI's `init()`.
    public init() { self.init(label: { EmptyView() }) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A progress view of unknown progress with a localized title. Source: SwiftUI's `init(_:)`.
    public init(_ key: LocalizedStringKey) { self.init { Text(key) } }

    /// A progress view of unknown progress with a verbatim title. Source: SwiftUI's `init(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init { Text(title) } }

    /// A progress view with a localized title. Source: SwiftUI's `init(_:value:total:)`.
    public init<Value: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(key) }
    }

    /// A progress view with a verbatim title. Source: SwiftUI's `init(_:value:total:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}
