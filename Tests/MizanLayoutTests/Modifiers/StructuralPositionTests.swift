import MizanBase
import Testing

@testable import MizanLayout

/// A leaf that writes down where it stands in the structure of views.
private struct Probe: PrimitiveView {
    final class Record {
        fileprivate(set) var positions: [String: [StructuralPosition]] = [:]

        var all: [StructuralPosition] { positions.values.flatMap { $0 } }
    }

    let name: String
    let record: Record

    init(_ name: String, _ record: Record) {
        self.name = name
        self.record = record
    }

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        record.positions[name, default: []].append(context.making.position)
        try Rectangle()._makeNodes(in: context, into: &nodes)
    }
}

@MainActor struct StructuralPositionTests {
    /// The positions of the probes of a view, by their names.
    private func record(_ view: (Probe.Record) -> some View) throws -> Probe.Record {
        let record = Probe.Record()
        _ = try LaidNodes(view(record), .unspecified)
        return record
    }

    private func expectAllDifferent(_ count: Int, _ view: (Probe.Record) -> some View) throws {
        let positions = try record(view).all
        #expect(positions.count == count)
        #expect(Set(positions).count == count)
    }

    @Test func `what modifiers add stands apart from the view and from what others add`() throws {
        try expectAllDifferent(6) { record in
            Probe("view", record)
                .background { Probe("background", record) }
                .background { Probe("outer background", record) }
                .padding()
                .overlay { Probe("overlay", record) }
                .safeAreaInset(edge: .top) { Probe("bar", record) }
                .safeAreaInset(edge: .top) { Probe("outer bar", record) }
        }
    }

    @Test func `a decoration of a decoration stands apart too`() throws {
        try expectAllDifferent(4) { record in
            Probe("view", record)
                .background { Probe("background", record).background { Probe("its own", record) } }
                .background { Probe("outer background", record) }
        }
    }

    @Test func `decorations are none of the views of a block`() throws {
        try expectAllDifferent(5) { record in
            VStack {
                Probe("first", record).background { Probe("background", record) }
                Probe("second", record).overlay {
                    Probe("overlay", record)
                    Probe("more", record)
                }
            }
        }
    }

    @Test func `each view of a group has a decoration of its own`() throws {
        try expectAllDifferent(6) { record in
            Group {
                Probe("first", record)
                Probe("second", record)
                Probe("third", record)
            }
            .background { Probe("background", record) }
        }
        try expectAllDifferent(4) { record in
            Group {
                Probe("first", record)
                Probe("second", record)
            }
            .safeAreaInset(edge: .top) { Probe("bar", record) }
        }
    }

    @Test func `each cell of a row has a decoration of its own`() throws {
        try expectAllDifferent(8) { record in
            Grid {
                GridRow {
                    Probe("first", record)
                    Probe("second", record)
                }
                .background { Probe("background", record) }
                GridRow {
                    Probe("first", record)
                    Probe("second", record)
                }
                .background { Probe("background", record) }
            }
        }
    }

    @Test func `the first view of a group keeps its decoration where others come and go`() throws {
        func background(_ hasSecond: Bool) throws -> StructuralPosition? {
            try record { record in
                Group {
                    Probe("first", record)
                    if hasSecond { Probe("second", record) }
                }
                .background { Probe("background", record) }
            }
            .positions["background"]?.first
        }
        #expect(try background(true) == background(false))
    }

    @Test func `an id of any type is a part of the position`() throws {
        func position<ID: Hashable>(_ id: ID) throws -> StructuralPosition? {
            try record { Probe("view", $0).id(id) }.positions["view"]?.first
        }
        #expect(try position(1) == position(1))
        #expect(try position(1) != position(2))
        #expect(try position([1, 2]) != position([2, 1]))
        #expect(try position(1) != record { Probe("view", $0) }.positions["view"]?.first)
        #expect(try position("a") != position("b"))
    }

    @Test func `a name is the same id wherever it stands in its file`() throws {
        func position(_ line: Int) throws -> StructuralPosition? {
            let identifier = ViewIdentifier("name", place: SourcePlace(file: "scene.json", line: line, column: 1))
            return try record { Probe("view", $0).id(identifier) }.positions["view"]?.first
        }
        #expect(try position(1) == position(2))
        #expect(try position(1) == record { Probe("view", $0).id("name") }.positions["view"]?.first)
    }
}
