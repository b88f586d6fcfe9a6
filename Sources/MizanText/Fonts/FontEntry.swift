import MizanBase

/// A font of a collection; it is opened when a text first needs it. Threads may share it.
final class FontEntry: Sendable {
    private enum FaceState {
        case closed
        case open(FontFace)
        case missing
    }

    let header: FontHeader
    private let state: LockedValue<FaceState>
    /// The instances that texts have used so far. They stay: items of texts don't count references to their faces.
    private let instances = LockedValue<[[FontCoordinate]: FontFace]>([:])

    init(_ header: FontHeader) {
        self.header = header
        state = LockedValue(.closed)
    }

    init(_ face: FontFace) {
        header = face.header
        state = LockedValue(.open(face))
    }

    /// The font; nil where its file went away since it was indexed.
    var face: FontFace? {
        state.withLock { state in
            switch state {
            case .open(let face): return face
            case .missing: return nil
            case .closed:
                let face = try? FontFace(header)
                state = face.map { .open($0) } ?? .missing
                return face
            }
        }
    }

    /// The font's instance at a place on its axes, the same object for the same place; the font itself for no place. Beyond
    /// `Limits.fontInstances` it is one nearby.
    func face(at coordinates: [FontCoordinate]) -> FontFace? {
        guard !coordinates.isEmpty, let face else { return face }
        return instances.withLock { instances in
            if let known = instances[coordinates] { return known }
            let place =
                instances.count < Limits.fontInstances ? coordinates : header.coordinates(roundedFrom: coordinates)
            if place.isEmpty { return face }
            if let known = instances[place] { return known }
            let instance = FontFace(instanceOf: face, at: place)
            instances[place] = instance
            return instance
        }
    }

    /// Whether the font has been opened.
    var isOpen: Bool {
        state.withLock { state in
            if case .open = state { true } else { false }
        }
    }
}
