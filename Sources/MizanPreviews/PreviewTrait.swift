import Foundation

/// How a preview is shown. Source: DeveloperToolsSupport's `PreviewTrait`.
///
/// ```swift
/// extension PreviewTrait where T == Preview.ViewTraits {
///     static var sampleData: Self { .modifier(SampleData()) }
/// }
/// ```
public struct PreviewTrait<T>: Sendable {
    enum Setting: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier & Sendable)
        /// Assistive access has no appearance here.
        case assistiveAccess
    }

    let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device.
    public static var defaultLayout: Self { Self(setting: .layout(.device)) }

    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self(setting: .layout(.sizeThatFits)) }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(setting: .layout(.fixed(width: width, height: height)))
    }

    /// The orientation of the same name.
    public static var portrait: Self { Self(setting: .orientation(.portrait)) }
    /// The orientation of the same name.
    public static var portraitUpsideDown: Self { Self(setting: .orientation(.portraitUpsideDown)) }
    /// The orientation of the same name.
    public static var landscapeLeft: Self { Self(setting: .orientation(.landscapeLeft)) }
    /// The orientation of the same name.
    public static var landscapeRight: Self { Self(setting: .orientation(.landscapeRight)) }

    /// Applies a modifier to the view.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
        Self(setting: .modifier(modifier))
    }

    /// The appearance of assistive access; it changes nothing.
    public static var assistiveAccess: Self { Self(setting: .assistiveAccess) }
}

/// The size that a preview proposes to its view. Source: SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device.
    case device
    /// The view's own size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device. Source: SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable, Identifiable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The name of the orientation, which is unique.
    public var id: String { rawValue }
}

/// The style of a window in which a preview is shown. Source: SwiftUI's `WindowStyle`.
public enum PreviewWindowStyle: Hashable, Sendable {
    case automatic, plain, volumetric, titleBar, hiddenTitleBar
}
