import MizanLocalization

/// The kind of device that an interface is for: it selects pictures, colours and texts. Source: UIKit's `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
    case mac
    case tv
    case watch
    case car
    case vision

    /// The kind of device whose texts are shown. An iPhone draws the screens of a car.
    public var device: DeviceIdiom {
        switch self {
        case .phone, .car: .iPhone
        case .pad: .iPad
        case .mac: .mac
        case .tv: .appleTV
        case .watch: .appleWatch
        case .vision: .appleVision
        }
    }

    /// The kind of a name; nil for a name that no kind has.
    ///
    /// - Parameter name: The name here (`pad`), in asset catalogs (`ipad`) or in string catalogs (`applewatch`).
    public init?(name: String) {
        guard let idiom = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = idiom
    }

    /// All names of all kinds, each once.
    public static let names = allCases.flatMap(\.names)

    /// The kind's name here, then the one in catalogs where it differs.
    private var names: [String] {
        self == .car || device.rawValue == rawValue ? [rawValue] : [rawValue, device.rawValue]
    }
}
