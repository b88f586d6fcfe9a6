import MizanBase
import MizanLayout
import MizanRenderTree
import Observation
import Testing

private struct Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// Buttons that are all as wide as the widest label.
private struct EqualButtons: View {
    @State private var width: Double?
    let labels: [Double]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<labels.count) { index in
                Rectangle().frame(width: labels[index], height: 10)
                    .background {
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                    }
                    .frame(width: width, alignment: .leading)
                    .background { Rectangle().id("back\(index)") }
            }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }
}

/// Grows with each layout.
private struct Restless: View {
    @State private var width = 1.0

    var body: some View {
        Rectangle().frame(width: width, height: 10)
            .onGeometryChange(for: Double.self) {
                $0.size.width
            } action: {
                width = $0 + 1
            }
    }
}

@Observable
private final class Model {
    var name = "first"
}

/// Says a name.
nonisolated private struct Spoken: View {
    let model: Model

    var body: some View { Rectangle().frame(width: 10, height: 10).preference(key: Names.self, value: [model.name]) }
}

/// Says its place in a space around, and hears what it says.
nonisolated private struct Located: View {
    let log: Log

    var body: some View {
        GeometryReader { proxy in
            Rectangle().preference(key: Names.self, value: [String(Int(proxy.frame(in: .named("space")).minX))])
        }
        .frame(width: 10, height: 10)
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
}

/// The lines of what was called.
private final class Log {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private func session(
    _ view: some View, width: Double = 200, _ direction: LayoutDirection = .leftToRight
) throws -> LayoutSession {
    LayoutSession(
        view, proposal: ProposedViewSize(width: width, height: 100), environment: try testEnvironment(direction))
}

struct PreferenceChangeTests {
    @Test(arguments: LayoutDirection.allCases)
    func `views are as wide as the widest of them, after an update`(direction: LayoutDirection) throws {
        let session = try session(EqualButtons(labels: [30, 50, 20]), direction)
        func widths(_ update: LayoutUpdate, _ count: Int) throws -> [Double] {
            try (0..<count).map { try update.tree.frame("back\($0)").width }
        }
        #expect(try widths(session.update(), 3) == [50, 50, 50])
        session.show(EqualButtons(labels: [30, 70]))
        let update = try session.update()
        #expect(try widths(update, 2) == [70, 70])
        #expect(update.layout.findings.isEmpty)
        #expect(try session.update().isUnchanged)
    }

    @Test func `the action is called for another value alone, and with the default where nothing sets one any longer`()
        throws
    {
        let log = Log()
        func view(_ names: [String], height: Double = 10) -> some View {
            VStack {
                ForEach(names, id: \.self) {
                    Rectangle().frame(height: height).preference(key: Names.self, value: [$0])
                }
                Text(verbatim: "a")
            }
            .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
        }
        let session = try session(view([]))
        try session.update()
        #expect(log.take().isEmpty)
        for (names, height) in [(["a"], 10.0), (["a"], 20), (["a", "b"], 20), (["b", "a"], 20), ([], 20)] {
            session.show(view(names, height: height))
            try session.update()
        }
        #expect(log.take() == ["a", "a b", "b a", ""])
        _ = try view(["a"]).laidOut()
        #expect(log.take().isEmpty, "a still layout calls nothing")
    }

    @Test func `a place that moves with what stands before it is another value`() throws {
        let log = Log()
        func view(_ width: Double, space: Double = 0) -> some View {
            HStack(spacing: 0) {
                Rectangle().frame(width: width, height: 10)
                Rectangle().frame(width: 10, height: 10)
                    .onGeometryChange(for: Double.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        log.add("global \(Int($0)) \(Int($1))")
                    }
                    .onGeometryChange(for: Double.self) {
                        $0.frame(in: .named("space")).minX
                    } action: {
                        log.add("named \(Int($0))")
                    }
            }
            .frame(width: 100, alignment: .leading)
            .padding(.leading, space)
            .coordinateSpace(name: "space")
            .padding(.trailing, 20 - space)
        }
        for direction in LayoutDirection.allCases {
            let session = try session(view(30), width: 120, direction)
            try session.update()
            #expect(log.take().sorted() == ["global 30 30", "named 30"])
            session.show(view(45))
            try session.update()
            #expect(log.take().sorted() == ["global 30 45", "named 45"])
            session.show(view(45, space: 5))
            try session.update()
            #expect(log.take().sorted() == ["global 45 50", "named 50"])
            session.show(view(45, space: 5))
            try session.update()
            #expect(log.take().isEmpty)
        }
    }

    @Test func `a value that changes deep inside, where no size does, is seen at the root`() throws {
        let (log, model) = (Log(), Model())
        let session = try session(
            VStack {
                HStack { Spoken(model: model) }
                Text(verbatim: "a")
            }
            .onPreferenceChange(Names.self) { log.add($0.joined()) })
        try session.update()
        model.name = "second"
        try session.update()
        #expect(log.take() == ["first", "second"])
    }

    @Test func `a value that is made for a space around changes with that space alone`() throws {
        let log = Log()
        func view(_ inner: Double) -> some View {
            Located(log: log).padding(.leading, inner).coordinateSpace(name: "space").padding(.leading, 20 - inner)
        }
        let session = try session(view(3))
        try session.update()
        session.show(view(8))
        try session.update()
        #expect(log.take() == ["3", "8"])
    }

    @Test func `an update that never comes to rest ends with a warning`() throws {
        let session = try session(Restless())
        let update = try session.update()
        #expect(update.layout.findings.map(\.rule) == ["layout-loop"])
        #expect(update.layout.findings.first?.severity == .warning)
        #expect(update.layout.findings.first?.message.contains("10 passes") == true)
        #expect(session.layout == update.layout)
        #expect(try update.tree.frame("Rectangle").width == 10)
        session.show(Rectangle())
        #expect(try session.update().layout.findings.isEmpty)
    }
}
