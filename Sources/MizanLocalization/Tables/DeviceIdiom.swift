/// A kind of device, by the name that string tables have for it.
///
/// Source: `NSStringDeviceSpecificRuleType`, and the device variations of string catalogs. A name that isn't known stays
/// as it is.
public struct DeviceIdiom: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public var rawValue: String

    /// A kind by its name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An iPhone.
    public static let iPhone = DeviceIdiom(rawValue: "iphone")
    /// An iPod touch, which takes the iPhone's text where it has none of its own.
    public static let iPod = DeviceIdiom(rawValue: "ipod")
    /// An iPad.
    public static let iPad = DeviceIdiom(rawValue: "ipad")
    /// A Mac.
    public static let mac = DeviceIdiom(rawValue: "mac")
    /// An Apple Watch.
    public static let appleWatch = DeviceIdiom(rawValue: "applewatch")
    /// An Apple TV.
    public static let appleTV = DeviceIdiom(rawValue: "appletv")
    /// An Apple Vision Pro.
    public static let appleVision = DeviceIdiom(rawValue: "applevision")
    /// Every device without a text of its own; no device in particular.
    public static let other = DeviceIdiom(rawValue: "other")

    /// The kinds that have a name here.
    public static let known: [DeviceIdiom] = [
        .iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other,
    ]

    /// The names under which a text for this device may stand, best first.
    var names: [DeviceIdiom] {
        switch self {
        case .other: [.other]
        case .iPod: [.iPod, .iPhone, .other]
        default: [self, .other]
        }
    }
}
