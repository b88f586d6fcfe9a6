import MizanBase

/// A font of a collection; it is opened when a text first needs it. Threads may share it.
final class FontEntry: Sendable {
    private enum State {
        case closed
        case open(FontFace)
        case gone
    }

    let header: FontHeader
    private let state: LockedValue<State>

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
            case .gone: return nil
            case .closed:
                let face = try? FontFace(header)
                state = face.map { .open($0) } ?? .gone
                return face
            }
        }
    }

    /// Whether the font has been opened.
    var isOpen: Bool {
        state.withLock { state in
            if case .open = state { true } else { false }
        }
    }
}
