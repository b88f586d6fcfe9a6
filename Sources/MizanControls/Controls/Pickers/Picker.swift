import MizanLayout
import MizanLocalization

/// A control to choose one of several options, which are told apart by their tags. Source: SwiftUI's `Picker`.
///
/// The views of a `ForEach` have their elements' ids as tags. In a session an option that is shown is chosen by a tap, a key or an
/// assistive technology; a picker that shows the chosen one alone opens a menu of all. An assistive technology steps through the
/// options of a menu and a wheel. Inside a ``Menu`` the options are its items.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?

    @Environment(\.pickerStyle) private var style
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isInMenu) private var isInMenu

    fileprivate init(
        selection: Binding<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView?
    ) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// A picker with a label. Source: SwiftUI's `init(selection:content:label:)`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content(), currentValueLabel: nil)
    }

    /// A picker with a label and a view of the chosen option. Source: SwiftUI's
    /// `init(selection:content:label:currentValueLabel:)`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a label. Source: SwiftUI's `init(selection:label:content:)`.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, label: label, content: content(), currentValueLabel: nil)
    }

    /// One node, as the style has it; in a menu its options.
    public var body: some View {
        if isInMenu { options(content) { PickerMenuItems(options: $0) } } else { control }
    }

    @ViewBuilder private var control: some View {
        let (label, isInRow) = (label, isInRow)
        switch style {
        case is SegmentedPickerStyle, is PalettePickerStyle:
            options(content.font(.subheadline)) { SegmentedPicker(label: AnyView(label), options: $0) }
        case is InlinePickerStyle:
            options(content) { RowsPicker(label: AnyView(label), options: $0, mark: .check) }
        case is RadioGroupPickerStyle:
            options(content) { RowsPicker(label: AnyView(label), options: $0, mark: .circle) }
        case is WheelPickerStyle:
            options(content) { WheelPicker(label: AnyView(label), options: $0) }
        case is NavigationLinkPickerStyle:
            options(content.foregroundStyle(.secondary)) {
                ClosedPicker(
                    label: AnyView(label), options: $0, value: currentValueLabel, picker: AnyView(self), isLink: true)
            }
        default:
            options(content.foregroundStyle(.tint)) {
                ClosedPicker(
                    label: AnyView(label), options: $0, value: currentValueLabel, picker: AnyView(self), isLink: false
                )
                .transformEnvironment(\.hidesLabels) { if !isInRow { $0 = true } }
            }
        }
    }

    private func options<Arrangement: View>(
        _ content: some View, arrange: @escaping ([PickerOption]) -> Arrangement
    ) -> some View {
        PickerOptions(
            content: AnyView(content), selection: selection, reportsSelection: !isInMenu, arrange: arrange)
    }
}

extension Picker where Label == Text {
    /// A picker with a localized title. Source: SwiftUI's `init(_:selection:content:)`.
    public init(
        _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(key), content: content)
    }

    /// A picker with a verbatim title. Source: SwiftUI's `init(_:selection:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == MizanControls.Label<Text, Image> {
    /// A picker with a localized title beside a symbol. Source: SwiftUI's `init(_:systemImage:selection:content:)`.
    public init(
        _ key: LocalizedStringKey, systemImage symbol: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: MizanControls.Label(key, systemImage: symbol), content: content)
    }

    /// A picker with a verbatim title beside a symbol. Source: SwiftUI's `init(_:systemImage:selection:content:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage symbol: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: MizanControls.Label(title, systemImage: symbol), content: content)
    }
}
