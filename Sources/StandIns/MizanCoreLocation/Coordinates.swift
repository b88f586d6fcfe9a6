// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

/// A place on Earth. Source: Core Location's `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place with its height and time. Source: Core Location's `CLLocation`.
public final class CLLocation: Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let timestamp: Date

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        timestamp = Date(timeIntervalSince1970: 0)
    }

    /// The distance on a sphere of Earth's mean radius.
    public func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let latitudes = (radians(coordinate.latitude), radians(other.coordinate.latitude))
        let across = sin((latitudes.1 - latitudes.0) / 2)
        let along = sin(radians(other.coordinate.longitude - coordinate.longitude) / 2)
        let chord = across * across + cos(latitudes.0) * cos(latitudes.1) * along * along
        return 2 * 6_371_009 * asin(min(1, chord.squareRoot()))
    }
}

/// Whether an app may know where the device is: never here. Source: Core Location's `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
