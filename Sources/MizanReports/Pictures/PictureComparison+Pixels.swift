import MizanBase
import MizanCanvas
import MizanDecoders
import MizanGoldens
import MizanRenderTree

extension PictureComparison {
    /// Compares a golden's file with the picture, and decodes it only where its header tells the picture's size: a small file
    /// may claim a picture of a hundred million pixels.
    ///
    /// - Parameters:
    ///   - file: The golden's name for messages.
    ///   - tree: The tree of both pictures; nil where that isn't known, or isn't one tree.
    /// - Throws: `DiagnosticError` where the file is no whole PNG.
    init(
        golden: [UInt8], file: String, now: Bitmap, tree: RenderTree?, tolerances: [GoldenPlan.Tolerance],
        scale: FixedLength
    ) throws {
        let size = try PNGDecoder.size(of: golden, file: file)
        guard size == (now.width, now.height) else {
            self.init(words: Self.sizes(size, now))
            return
        }
        let golden = try PNGDecoder.decode(golden, file: file)
        if let tree {
            self.init(golden: golden, now: now, tree: tree, tolerances: tolerances, scale: scale)
        } else {
            self.init(golden: golden, now: now)
        }
    }

    /// Compares without allowing any difference.
    init(golden: Bitmap, now: Bitmap) {
        switch golden.compared(with: now) {
        case .same: self.init()
        case .sizes: self.init(words: Self.sizes((golden.width, golden.height), now))
        case .pixels(let difference): self.init(words: difference.words(of: nil))
        }
    }

    /// Compares where differences are allowed inside the frames of some nodes.
    ///
    /// - Parameter tree: The tree of both pictures; the node that differs is named where it is the same tree for both.
    init(golden: Bitmap, now: Bitmap, tree: RenderTree, tolerances: [GoldenPlan.Tolerance], scale: FixedLength) {
        self.init(golden: golden, now: now)
        guard words != nil, case .pixels(let all) = golden.compared(with: now) else { return }
        guard !tolerances.isEmpty else {
            name(all, in: tree, scale)
            return
        }
        let areas = tolerances.map { tolerance in
            tree.node(at: tolerance.node).map { Self.pixels(of: $0.frame, scale: scale) }
        }
        var counted = tolerances.map {
            GoldenOutcome.ToleratedPixels(node: $0.node, channels: $0.channels, why: $0.why, count: 0, largest: 0)
        }
        var difference: Bitmap.Difference?
        golden.pixels.withUnsafeBufferPointer { old in
            now.pixels.withUnsafeBufferPointer { new in
                for row in 0..<golden.height {
                    for column in 0..<golden.width {
                        let start = (row * golden.width + column) * 4
                        let step = (start..<start + 4).reduce(0) { max($0, abs(Int(old[$1]) - Int(new[$1]))) }
                        guard step > 0 else { continue }
                        let index = tolerances.indices.first { index in
                            step <= tolerances[index].channels
                                && areas[index].map { $0.columns.contains(column) && $0.rows.contains(row) } == true
                        }
                        if let index {
                            counted[index].count += 1
                            counted[index].largest = max(counted[index].largest, step)
                        } else {
                            difference.add(column: column, row: row, step: step)
                        }
                    }
                }
            }
        }
        tolerated = counted.filter { $0.count > 0 }
        words = nil
        guard let difference else { return }
        name(difference, in: tree, scale)
        for (tolerance, area) in zip(tolerances, areas) where area == nil {
            words? += "; there is no node \(Diagnostic.quote(tolerance.node)), whose pixels may differ"
        }
    }

    private mutating func name(_ difference: Bitmap.Difference, in tree: RenderTree, _ scale: FixedLength) {
        let whole = Self.pixels(of: FixedRect(origin: FixedPoint(x: .zero, y: .zero), size: tree.size), scale: scale)
        var least = whole.columns.count * whole.rows.count
        // Of equal ones the last, which is drawn over the others.
        for candidate in tree.nodes.reversed() {
            let (columns, rows) = Self.pixels(of: candidate.frame, scale: scale)
            let isAround =
                columns.lowerBound <= difference.columns.lowerBound
                && columns.upperBound >= difference.columns.upperBound
                && rows.lowerBound <= difference.rows.lowerBound && rows.upperBound >= difference.rows.upperBound
            guard isAround, columns.count * rows.count < least else { continue }
            (node, least) = (candidate.path, columns.count * rows.count)
        }
        words = difference.words(of: node)
    }

    private static func sizes(_ golden: (width: Int, height: Int), _ now: Bitmap) -> String {
        "the picture is \(now.width)x\(now.height), the golden \(golden.width)x\(golden.height)"
    }

    /// Every pixel that a frame touches.
    private static func pixels(of frame: FixedRect, scale: FixedLength) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: FixedLength, _ end: FixedLength) -> Range<Int> {
            let (low, high) = (start.points * scale.points, end.points * scale.points)
            guard low.magnitude < 1e9, high.magnitude < 1e9, low <= high else { return 0..<0 }
            return Int(low.rounded(.down))..<Int(high.rounded(.up))
        }
        return (range(frame.minX, frame.maxX), range(frame.minY, frame.maxY))
    }
}

extension Bitmap.Difference? {
    fileprivate mutating func add(column: Int, row: Int, step: Int) {
        guard var difference = self else {
            self = Bitmap.Difference(
                pixelCount: 1, columns: column..<column + 1, rows: row..<row + 1, largestStep: step)
            return
        }
        difference.pixelCount += 1
        difference.columns =
            min(difference.columns.lowerBound, column)..<max(difference.columns.upperBound, column + 1)
        difference.rows = min(difference.rows.lowerBound, row)..<max(difference.rows.upperBound, row + 1)
        difference.largestStep = max(difference.largestStep, step)
        self = difference
    }
}
