import Mizan

/// The frame of a preview. Source: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
    /// The frame of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name. Source: SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The way in which a device is held. Source: SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    private let name: String

    /// The device is upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// The device is upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// With its top at the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// With its top at the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    /// The four ways to hold a device.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

// The caller of a layout decides about its room, so these leave the view as it is.
nonisolated extension View {
    /// Sets the frame of a preview. Source: SwiftUI's `previewLayout(_:)`.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the device of a preview. Source: SwiftUI's `previewDevice(_:)`.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the way in which the device of a preview is held. Source: SwiftUI's `previewInterfaceOrientation(_:)`.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
