import MizanBase
import MizanLayout

/// What a screen says of the screens that follow it.
struct NavigationDestinations: ViewTrait {
    /// The screens of values, by the type of the value.
    var byType: [(type: ObjectIdentifier, screen: (AnyHashable) -> CapturedView?)] = []
    /// The screen that is shown above now, and the way to take it away.
    var shown: (screen: CapturedView, dismiss: DismissAction)?

    static func captured(_ value: NavigationDestinations, in context: ViewContext) -> NavigationDestinations {
        var destinations = value
        destinations.byType = value.byType.map { destination in
            (destination.type, { destination.screen($0)?.captured(in: context) })
        }
        destinations.shown = value.shown.map { ($0.screen.captured(in: context), $0.dismiss) }
        return destinations
    }

    static func joined(_ outer: NavigationDestinations, _ inner: NavigationDestinations) -> NavigationDestinations {
        NavigationDestinations(byType: inner.byType + outer.byType, shown: outer.shown ?? inner.shown)
    }
}

nonisolated extension View {
    /// Sets the screen of each value of a type. Source: SwiftUI's `navigationDestination(for:destination:)`.
    public func navigationDestination<Value: Hashable>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
    ) -> some View {
        settingTrait(
            NavigationDestinations(byType: [
                (ObjectIdentifier(type), { ($0.base as? Value).map { CapturedView(destination($0)) } })
            ]))
    }

    /// Shows a screen above this one while the binding says so. Source: SwiftUI's
    /// `navigationDestination(isPresented:destination:)`.
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
    ) -> some View {
        let isShown = isPresented.wrappedValue
        return settingTrait(
            NavigationDestinations(
                shown: isShown
                    ? (CapturedView(destination()), DismissAction { isPresented.wrappedValue = false }) : nil))
    }

    /// Shows the screen of an item above this one while there is one. Source: SwiftUI's
    /// `navigationDestination(item:destination:)`.
    public func navigationDestination<Item: Hashable>(
        item: Binding<Item?>, @ViewBuilder destination: (Item) -> some View
    ) -> some View {
        settingTrait(
            NavigationDestinations(
                shown: item.wrappedValue.map {
                    (CapturedView(destination($0)), DismissAction { item.wrappedValue = nil })
                }))
    }
}
