import MizanLayout

/// A type that shows a view as it looks, next to its code. Source: SwiftUI's `PreviewProvider`.
///
/// Nothing here calls it: it lets a file compile that has one, and a program may lay the previews out like any view.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views that are shown.
    @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
    /// Names a preview; it changes nothing. Source: SwiftUI's `previewDisplayName(_:)`.
    public func previewDisplayName(_ name: String?) -> some View { self }

    /// Sets the size that a preview proposes; it changes nothing. Source: SwiftUI's `previewLayout(_:)`.
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }

    /// Sets the device of a preview; it changes nothing. Source: SwiftUI's `previewDevice(_:)`.
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }

    /// Sets the orientation of a preview; it changes nothing. Source: SwiftUI's `previewInterfaceOrientation(_:)`.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// The name of a device that a preview shows. Source: SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in Xcode's list of devices.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}
