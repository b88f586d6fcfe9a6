/// The modules of Apple's whose names sources import, and the modules of Mizan that are meant by them on Linux.
///
/// An alias holds in the target whose flags have it. A module with the name itself would make `canImport` true in every package of a
/// build.
public struct ModuleAliases: Sendable {
    /// Modules by the names that sources import.
    public let modules: [String: String]

    /// The names that sources import.
    public var names: Set<String> { Set(modules.keys) }

    /// - Parameter system: The system that sources are compiled for: UIKit isn't on macOS, and on Linux no name is another's.
    public init(system: String) {
        guard system != "Linux" else {
            modules = [:]
            return
        }
        var modules = ["SwiftUI": "MizanSwiftUI", "CoreGraphics": "MizanCoreGraphics"]
        for name in Self.standIns { modules[name] = "Mizan" + name.prefix(1).uppercased() + name.dropFirst() }
        modules["os"] = "MizanOS"
        if system == "macOS" { modules["UIKit"] = nil }
        self.modules = modules
    }

    /// The compiler's flags for the modules that sources import.
    public func flags(of imports: Set<String>) -> [String] {
        imports.sorted().flatMap { name in
            modules[name].map { ["-module-alias", "\(name)=\($0)"] } ?? []
        }
    }

    /// The frameworks that the product `MizanStandIns` has modules for.
    private static let standIns = [
        "AVKit", "AppIntents", "Charts", "Combine", "CoreLocation", "CoreTransferable", "MapKit", "OSLog", "PhotosUI",
        "QuartzCore",
        "SafariServices", "StoreKit", "SwiftData", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "WeatherKit",
        "WidgetKit",
    ]
}
