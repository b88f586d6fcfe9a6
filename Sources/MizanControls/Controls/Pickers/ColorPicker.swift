import MizanBase
import MizanLayout
import MizanLocalization

/// A label with a well of the chosen colour. Source: SwiftUI's `ColorPicker`; here it is the look alone.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// A well with a label. Source: SwiftUI's `init(selection:supportsOpacity:label:)`.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    /// One node with the label at the leading side and the well at the trailing one.
    public var body: some View {
        Control(type: "ColorPicker", role: "button", label: AnyView(label), children: .ignore) {
            LabelBesideControl(ControlLabel(label)) { ColorWell(color: selection.wrappedValue) }
        }
    }
}

/// A colour in a ring of all colours, which go clockwise in both directions.
nonisolated private struct ColorWell: View {
    let color: Color

    @ScaledMetric private var side = 28.0

    var body: some View {
        let side = max(side, 28)
        ZStack {
            Circle().strokeBorder(
                AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                lineWidth: side / 9)
            Circle().fill(color).padding(side / 6).typeName("Color")
        }
        .frame(width: side, height: side)
        .typeName("Well")
    }
}

extension ColorPicker where Label == Text {
    /// A well with a localized title. Source: SwiftUI's `init(_:selection:supportsOpacity:)`.
    public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
    }

    /// A well with a verbatim title. Source: SwiftUI's `init(_:selection:supportsOpacity:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
