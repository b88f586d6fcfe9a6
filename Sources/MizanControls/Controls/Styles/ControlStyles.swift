import MizanLayout

/// The styles that the views around set for controls inside, the nearest last.
///
/// The body of a style may show the same control again, of which it got the configuration: there the next style further out counts,
/// while the label and the content that the control was given have all styles.
struct ControlStyles: EnvironmentKey {
    private struct AppliedStyle {
        /// The protocol of the style.
        let kind: ObjectIdentifier
        let style: Any
        /// Whether the style's body is around.
        var isUsed = false
    }

    private var entries: [AppliedStyle] = []

    static var defaultValue: ControlStyles { ControlStyles() }

    private func nearestIndex(_ kind: ObjectIdentifier) -> Int? {
        entries.lastIndex { $0.kind == kind && !$0.isUsed }
    }

    /// The nearest style of a protocol; nil where none was set.
    func nearest<Style>(_ kind: Style.Type) -> Style? {
        nearestIndex(ObjectIdentifier(kind)).flatMap { entries[$0].style as? Style }
    }

    mutating func add<Style>(_ style: Style, as kind: Style.Type) {
        entries.append(AppliedStyle(kind: ObjectIdentifier(kind), style: style))
    }

    /// Goes into the body of the nearest style of a protocol.
    mutating func enter<Style>(_ kind: Style.Type) {
        if let index = nearestIndex(ObjectIdentifier(kind)) { entries[index].isUsed = true }
    }

    /// Whether a style's body is around.
    var isInStyle: Bool { entries.contains { $0.isUsed } }

    /// Leaves all bodies of styles.
    mutating func leave() { for index in entries.indices { entries[index].isUsed = false } }
}

extension EnvironmentValues {
    /// The styles of controls inside.
    var controlStyles: ControlStyles {
        get { self[ControlStyles.self] }
        set { self[ControlStyles.self] = newValue }
    }
}

nonisolated extension View {
    /// The view with a style for the controls inside.
    func controlStyle<Style>(_ style: Style, as kind: Style.Type) -> some View {
        changed(by: ControlStyleModifier(style: style, kind: kind))
    }
}

private struct ControlStyleModifier<Style>: ContextModifier {
    let style: Style
    let kind: Style.Type

    func change(_ context: inout ViewContext) { context.environment.controlStyles.add(style, as: kind) }
}

/// The body of the nearest style of a protocol, made where it stands: in the direction of the control's parts.
nonisolated struct StyledBody<Style, Content: View>: View {
    private let kind: Style.Type
    private let make: () -> Content

    init(_ kind: Style.Type, @ViewBuilder make: @escaping () -> Content) {
        self.kind = kind
        self.make = make
    }

    var body: some View { DeferredBody(make: make).changed(by: StyleEntry(kind: kind)) }
}

private struct StyleEntry<Style>: ContextModifier {
    let kind: Style.Type

    func change(_ context: inout ViewContext) { context.environment.controlStyles.enter(kind) }
}

nonisolated private struct DeferredBody<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}
