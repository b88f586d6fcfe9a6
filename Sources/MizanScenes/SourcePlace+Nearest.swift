import MizanBase

extension SourcePlace {
    /// The place of the id of a node, or of the nearest one around it.
    package static func nearest(to path: String, in places: [String: SourcePlace]) -> SourcePlace? {
        var segments = path.split(separator: "/")
        while !segments.isEmpty {
            if let place = places[segments.joined(separator: "/")] { return place }
            segments.removeLast()
        }
        return nil
    }
}
