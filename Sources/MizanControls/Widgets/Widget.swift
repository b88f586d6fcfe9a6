import Foundation
import MizanLayout

/// What a view says of itself as a widget.
struct WidgetContent: ViewTrait {
    /// What a tap opens.
    var url: URL?
    /// Whether it has the accent's colour where a widget has two.
    var isAccentable: Bool?

    static func joined(_ outer: WidgetContent, _ inner: WidgetContent) -> WidgetContent {
        WidgetContent(url: outer.url ?? inner.url, isAccentable: outer.isAccentable ?? inner.isAccentable)
    }
}

/// The container whose background a view sets. Source: SwiftUI's `ContainerBackgroundPlacement`.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
    /// A widget.
    case widget
    /// A screen with a bar.
    case navigation
    /// A column of screens.
    case navigationSplitView
    /// A page of tabs.
    case tabView
    /// A window.
    case window
}

/// The background of a container that isn't a widget.
struct ContainerBackground: ViewTrait {
    let placement: ContainerBackgroundPlacement
    var view: CapturedView

    static func captured(_ value: ContainerBackground, in context: ViewContext) -> ContainerBackground {
        ContainerBackground(placement: value.placement, view: value.view.captured(in: context))
    }
}

nonisolated extension View {
    /// Sets what a tap on the widget opens. Source: WidgetKit's `widgetURL(_:)`.
    public func widgetURL(_ url: URL?) -> some View { settingTrait(WidgetContent(url: url)) }

    /// Gives the view the accent's colour where a widget has two. Source: WidgetKit's `widgetAccentable(_:)`.
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        settingTrait(WidgetContent(isAccentable: accentable))
    }

    /// Sets the style behind the container that the view stands in. Source: SwiftUI's `containerBackground(_:for:)`.
    ///
    /// A widget's fills all that is proposed to the view, as a widget does, where it shows one; other containers' is kept for them.
    public func containerBackground(
        _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets the views behind the container that the view stands in. Source: SwiftUI's
    /// `containerBackground(for:alignment:content:)`.
    public func containerBackground(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
    }
}

nonisolated private struct ContainerBackgroundModifier<Background: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let background: Background

    @Environment(\.showsWidgetContainerBackground) private var isShown

    func body(content: Content) -> some View {
        if container != .widget {
            content.settingTrait(ContainerBackground(placement: container, view: CapturedView(background)))
        } else if isShown {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(alignment: alignment) { background.ignoresSafeArea() }
        } else {
            content
        }
    }
}

/// The weak background of a widget on a lock screen. Source: WidgetKit's `AccessoryWidgetBackground`.
nonisolated public struct AccessoryWidgetBackground: View {
    /// The background.
    public init() {}

    /// A veil of the text's colour.
    public var body: some View { Rectangle().fill(Color.primary.opacity(0.12)) }
}
