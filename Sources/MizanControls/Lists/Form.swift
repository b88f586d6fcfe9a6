import MizanLayout

/// Controls and what they belong to, in sections. Source: SwiftUI's `Form`, as on a phone.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    @Environment(\.formStyle) private var style

    /// A form of views, each a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form in its style.
    public var body: some View {
        style.look(of: FormStyleConfiguration(content: ControlLabel(content, isLabel: false)))
            .typeName("Form")
    }
}

/// The appearance of a ``Form``. Source: SwiftUI's `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View

    /// Builds the form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a ``Form`` for its style. Source: SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
    /// The views of the form.
    public typealias Content = ControlLabel

    /// The views of the form.
    public let content: Content
}

/// Rows in cards. Source: SwiftUI's `GroupedFormStyle`.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// The style.
    public init() {}

    /// A list of the form's rows.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
    }
}

/// Labels in one column and values in another, without rows. Source: SwiftUI's `ColumnsFormStyle`.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// The style.
    public init() {}

    /// The form's views below each other.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    /// Rows in cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    /// The usual style: rows in cards.
    public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and values in another.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: any FormStyle { GroupedFormStyle() }
}

extension EnvironmentValues {
    /// The style of forms inside.
    var formStyle: any FormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of forms inside. Source: SwiftUI's `formStyle(_:)`.
    public func formStyle(_ style: some FormStyle) -> some View { environment(\.formStyle, style) }
}
