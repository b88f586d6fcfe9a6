import LivingTrees
import Mizan
import MizanFocus
import MizanRenderTree

/// Measures moves of the focus among 10,000 places, beside a bare scan of their frames for the nearest one.
struct FocusBenchmark {
    private struct Row {
        let name: String
        /// Microseconds for one.
        var map = Double.infinity
        var move = Double.infinity
        var scan = Double.infinity
    }

    private static let side = 100
    private var rows: [Row] = []

    init(seconds: Double) {
        for (name, section) in [("10,000 places", nil), ("the same in 100 sections", 10)] {
            rows.append(Self.measure(Self.tree(section: section), name: name, seconds: seconds))
        }
    }

    /// A grid of buttons; in squares of so many on a side, where there are sections.
    private static func tree(section: Int?) -> RenderTree {
        func length(_ points: Int) -> FixedLength { FixedLength(points: Double(points)) ?? .zero }
        func node(_ path: String, _ parent: Int?, _ x: Int, _ y: Int, _ side: Int, role: String?) -> RenderNode {
            RenderNode(
                path: path, type: "Node", parent: parent,
                frame: FixedRect(x: length(x), y: length(y), width: length(side), height: length(side)),
                direction: .leftToRight, role: role)
        }
        var nodes = RenderNodes()
        nodes.append(node("root", nil, 0, 0, side * 10, role: nil))
        let step = section ?? side
        for top in stride(from: 0, to: side, by: step) {
            for left in stride(from: 0, to: side, by: step) {
                var around = node("section\(top).\(left)", 0, left * 10, top * 10, step * 10, role: nil)
                if section != nil { around.focus.section = around.frame }
                nodes.append(around)
                let parent = nodes.count - 1
                for row in top..<top + step {
                    for column in left..<left + step {
                        nodes.append(
                            node("\(row).\(column)", parent, column * 10, row * 10, 8, role: "button"))
                    }
                }
            }
        }
        let size = FixedSize(width: length(side * 10), height: length(side * 10))
        return RenderTree(versions: .current, scale: nil, direction: .leftToRight, size: size, nodes: nodes)
    }

    private static func measure(_ tree: RenderTree, name: String, seconds: Double) -> Row {
        var row = Row(name: name)
        let map = FocusMap(tree)
        let frames = map.places.map(\.frame)
        let starts = stride(from: 0, to: map.places.count, by: 97).map { map.places[$0].node }
        let end = ThreadClock.now + Int64(seconds * 1e9)
        var pass = 0
        while pass < 3 || ThreadClock.now < end {
            pass += 1
            row.map = min(row.map, Double(ThreadClock.measure { Benchmark.keep(FocusMap(tree).places.count) }) / 1e3)
            let moves = ThreadClock.measure {
                for start in starts {
                    for move in FocusMove.directions { Benchmark.keep(map.node(move, from: start)) }
                }
            }
            row.move = min(row.move, Double(moves) / 1e3 / Double(starts.count * FocusMove.directions.count))
            let scans = ThreadClock.measure {
                for start in starts { Benchmark.keep(Self.nearest(to: tree.nodes[start].frame, frames)) }
            }
            row.scan = min(row.scan, Double(scans) / 1e3 / Double(starts.count))
        }
        return row
    }

    /// The number of the frame that begins nearest at the right.
    private static func nearest(to frame: FixedRect, _ frames: [FixedRect]) -> Int? {
        var best: (gap: Int64, number: Int)?
        for number in frames.indices {
            let gap = frames[number].minX.rawValue - frame.maxX.rawValue
            if gap >= 0, gap < best?.gap ?? .max { best = (gap, number) }
        }
        return best?.number
    }
}

extension FocusBenchmark: CustomStringConvertible {
    var description: String {
        let lines = rows.map { row in
            "| \(row.name) | \(Report.decimal(row.map, digits: 0)) | \(Report.decimal(row.move, digits: 2)) | "
                + "\(Report.decimal(row.scan, digits: 2)) | \(Report.decimal(row.move / row.scan, digits: 2)) |"
        }
        return
            (["| focus | map, µs | move, µs | bare scan, µs | move over scan |", "| --- | ---: | ---: | ---: | ---: |"]
            + lines).joined(separator: "\n")
    }
}
