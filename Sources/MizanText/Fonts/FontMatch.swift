import MizanBase

/// The font of a family that answers a description: as it stands in its file, or an instance of it.
struct FontMatch: Sendable {
    let entry: FontEntry
    /// Empty for the font itself.
    let coordinates: [FontCoordinate]

    init(_ entry: FontEntry, at coordinates: [FontCoordinate] = []) {
        self.entry = entry
        self.coordinates = coordinates
    }

    /// Nil where the font's file went away since it was indexed.
    var face: FontFace? { entry.face(at: coordinates) }

    /// The same for all instances of a font.
    var id: ObjectIdentifier { ObjectIdentifier(entry) }
}
