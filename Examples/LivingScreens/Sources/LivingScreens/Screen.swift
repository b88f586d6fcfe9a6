import Mizan

/// A screen in a session, which prints its tree after each event.
struct Screen {
    private let session: LayoutSession
    private let name: String

    init(_ view: some View, in environment: EnvironmentValues, named name: String) throws {
        session = LayoutSession(view, proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
        self.name = name
        try show("The beginning")
    }

    /// Sends an event and shows what came of it.
    func send(_ step: String, _ event: InputEvent) throws {
        let isTaken = try session.send(event)
        try show(isTaken ? step : "\(step) (nothing took it)")
    }

    private func show(_ step: String) throws {
        let update = try session.update()
        print("== \(name): \(step)")
        print("changed: \((update.changes.changed + update.changes.inserted).map(\.text).joined(separator: " "))")
        print(update.tree.text)
    }

    /// The path of the first node with a path, or with its last parts; the number of an element may be left out.
    func path(ending end: String) throws -> String {
        let paths = session.layout?.tree.nodes.map(\.path) ?? []
        let found = paths.first { path in
            [path, path.prefix { $0 != "[" }.description].contains { $0 == end || $0.hasSuffix("/\(end)") }
        }
        guard let found else { throw NoSuchNode(end: end) }
        return found
    }

    /// The frame of a node.
    func frame(_ end: String) throws -> Rect {
        let path = try path(ending: end)
        return session.layout?.tree.node(at: path)?.frame.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// The middle of a node.
    func middle(_ end: String) throws -> Point {
        let frame = try frame(end)
        return Point(x: frame.midX, y: frame.midY)
    }
}

/// A path that no node of a screen has.
struct NoSuchNode: Error {
    let end: String
}
