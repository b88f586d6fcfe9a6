import Foundation
import MizanBase
import MizanLayout

nonisolated extension View {
    /// Presents views from the lower edge while a binding is true. Source: SwiftUI's `sheet(isPresented:onDismiss:content:)`.
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents views for an item while a binding has one. Source: SwiftUI's `sheet(item:onDismiss:content:)`.
    public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        presenting(.sheet, item.isThere(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
    }

    /// Presents views over the whole screen while a binding is true. Source: SwiftUI's
    /// `fullScreenCover(isPresented:onDismiss:content:)`.
    public func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        presenting(.fullScreenCover, isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents views over the whole screen for an item. Source: SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
    public func fullScreenCover<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        presenting(.fullScreenCover, item.isThere(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
    }

    /// Presents views beside the view while a binding is true. Source: SwiftUI's
    /// `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
    public func popover(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        presenting(.popover, isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }

    /// Presents views beside the view for an item. Source: SwiftUI's `popover(item:attachmentAnchor:arrowEdge:content:)`.
    public func popover<Item: Identifiable>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        presenting(.popover, item.isThere(), anchor: attachmentAnchor, arrowEdge: arrowEdge) {
            item.wrappedValue.map(content)
        }
    }

    private func presenting(
        _ kind: Presentation.PresentationType, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        anchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        modifier(
            PresentationModifier(isPresented, onDismiss: onDismiss) { dismiss in
                Presentation(
                    kind: kind, content: CapturedView(content()), anchor: anchor, arrowEdge: arrowEdge, dismiss: dismiss
                )
            })
    }
}

/// A height of a sheet. Source: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    enum DetentHeight: Hashable, Sendable {
        case medium, large
        case fraction(Double), height(Double)
    }

    let kind: DetentHeight

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The whole screen below its top.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// The form of a presentation where there is little room. Source: SwiftUI's `PresentationAdaptation`.
public enum PresentationAdaptation: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

/// What the content of a presentation says of it.
struct PresentationPreferences: ViewTrait {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var background: CapturedView?
    var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
    var cornerRadius: Double?
    var isDismissDisabled: Bool?

    static func captured(_ value: PresentationPreferences, in context: ViewContext) -> PresentationPreferences {
        var look = value
        look.background = value.background?.captured(in: context)
        return look
    }

    static func joined(_ outer: PresentationPreferences, _ inner: PresentationPreferences) -> PresentationPreferences {
        PresentationPreferences(
            detents: outer.detents ?? inner.detents, selection: outer.selection ?? inner.selection,
            dragIndicator: outer.dragIndicator ?? inner.dragIndicator,
            background: outer.background ?? inner.background,
            adaptation: outer.adaptation ?? inner.adaptation, cornerRadius: outer.cornerRadius ?? inner.cornerRadius,
            isDismissDisabled: outer.isDismissDisabled ?? inner.isDismissDisabled)
    }
}

nonisolated extension View {
    /// Sets the heights of the sheet that the view is the content of. Source: SwiftUI's `presentationDetents(_:)`.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        settingTrait(PresentationPreferences(detents: detents))
    }

    /// Sets the heights of the sheet, and the one that it has. Source: SwiftUI's `presentationDetents(_:selection:)`.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        settingTrait(PresentationPreferences(detents: detents, selection: selection))
    }

    /// Sets whether the sheet has a grip. Source: SwiftUI's `presentationDragIndicator(_:)`.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        settingTrait(PresentationPreferences(dragIndicator: visibility))
    }

    /// Sets the style behind the sheet. Source: SwiftUI's `presentationBackground(_:)`.
    public func presentationBackground(_ style: some ShapeStyle) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the views behind the sheet. Source: SwiftUI's `presentationBackground(alignment:content:)`.
    public func presentationBackground(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        settingTrait(PresentationPreferences(background: CapturedView(content())))
    }

    /// Sets the form of the presentation where there is little room. Source: SwiftUI's `presentationCompactAdaptation(_:)`.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the form of the presentation where there is little room along an axis. Source: SwiftUI's
    /// `presentationCompactAdaptation(horizontal:vertical:)`.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        settingTrait(PresentationPreferences(adaptation: (horizontal, vertical)))
    }

    /// Sets the radius of the sheet's corners in points; nil for the system's. Source: SwiftUI's
    /// `presentationCornerRadius(_:)`.
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
        settingTrait(PresentationPreferences(cornerRadius: radius.map { Double($0) }))
    }

    /// Takes the radius as `Double?`.
    @_disfavoredOverload public func presentationCornerRadius(_ radius: Double?) -> some View {
        presentationCornerRadius(radius.map { CGFloat($0) })
    }

    /// Sets whether a swipe doesn't take the presentation away. Source: SwiftUI's `interactiveDismissDisabled(_:)`.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        settingTrait(PresentationPreferences(isDismissDisabled: isDisabled))
    }
}
