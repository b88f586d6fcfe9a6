import MizanLayout

/// Declares a preview of a view. Source: SwiftUI's `Preview(_:traits:body:)`.
///
/// ``Previewable()`` declares the state that the view needs:
/// ```swift
/// #Preview("Empty cart", traits: .sizeThatFitsLayout) {
///     @Previewable @State var count = 0
///     CartBadge(count: $count)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MizanMacros", type: "Preview")

/// Declares a preview that shows a view for each argument. Source: SwiftUI's `Preview(_:traits:arguments:body:)`.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "MizanMacros", type: "Preview")

/// Declares a preview of a view in a window. Source: SwiftUI's `Preview(_:windowStyle:traits:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, windowStyle: PreviewWindowStyle, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MizanMacros", type: "Preview")

/// Makes a property at the root of a `#Preview`'s body a property of the preview's view. Source: SwiftUI's `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MizanMacros", type: "Previewable")

/// Makes a property in an extension of `EnvironmentValues`, `FocusedValues`, `Transaction` or `ContainerValues` an entry with a default
/// value. Source: SwiftUI's `Entry()`.
///
/// Declare the property with its default value:
/// ```swift
/// extension EnvironmentValues {
///     @Entry var isCompact = false
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MizanMacros", type: "Entry")
