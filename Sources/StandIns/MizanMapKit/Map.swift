// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import MizanCoreLocation
import MizanStandIn
import MizanSwiftUI

/// An extent in degrees. Source: MapKit's `MKCoordinateSpan`.
public struct MKCoordinateSpan: Hashable, Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of Earth. Source: MapKit's `MKCoordinateRegion`.
public struct MKCoordinateRegion: Hashable, Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
    }
}

/// The part of Earth on a map. Source: MapKit's `MapCameraPosition`.
public struct MapCameraPosition: Hashable, Sendable {
    public static var automatic: MapCameraPosition { MapCameraPosition() }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition() }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        fallback
    }
}

/// A part of a map: it isn't drawn here. Source: MapKit's `MapContent`.
public protocol MapContent: View {}

/// Groups the parts of a map. Source: MapKit's `MapContentBuilder`.
public typealias MapContentBuilder = ViewBuilder

extension ForEach: MapContent where Content: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension TupleView: MapContent {}

/// A pin, which isn't drawn here. Source: MapKit's `Marker`.
public struct Marker: MapContent {
    public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
    public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
    public var body: some View { EmptyView() }
}

/// A view at a place, which isn't drawn here. Source: MapKit's `Annotation`.
public struct Annotation: MapContent {
    public init(
        _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> some View
    ) {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> some View
    ) {}
    public var body: some View { EmptyView() }
}

/// A map: a labelled box here. Source: MapKit's `Map`.
public struct Map: View {
    /// The gestures that a map offers to its user.
    public struct InteractionModes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let pan = InteractionModes(rawValue: 1)
        public static let zoom = InteractionModes(rawValue: 2)
        public static let rotate = InteractionModes(rawValue: 4)
        public static let pitch = InteractionModes(rawValue: 8)
        public static let all: InteractionModes = [.pan, .zoom, .rotate, .pitch]
    }

    public init(
        position: Binding<MapCameraPosition>, interactionModes: InteractionModes = .all,
        @ViewBuilder content: () -> some View
    ) {}
    public init(position: Binding<MapCameraPosition>, interactionModes: InteractionModes = .all) {}
    public init(
        initialPosition: MapCameraPosition = .automatic, interactionModes: InteractionModes = .all,
        @ViewBuilder content: () -> some View
    ) {}
    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: InteractionModes = .all) {}
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: InteractionModes = .all,
        showsUserLocation: Bool = false
    ) {}

    public var body: some View { StandInView("Map", minimumHeight: 120) }
}

/// How a map is drawn. Source: MapKit's `MapStyle`.
public struct MapStyle: Sendable {
    public static var standard: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
}

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
