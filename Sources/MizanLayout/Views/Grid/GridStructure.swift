import MizanBase

/// The rows and columns of a grid's cells and the distances between them, decided before anything is measured.
///
/// 1. The cells of a row take columns from the first one on, one each or as many as they span. The grid has as many
///    columns as its longest row; missing cells at the end stay empty. A child that is not in a row is a row of its own
///    with one cell over all columns. A row without cells takes no room.
/// 2. A column takes the alignment of its first cell that sets one, else the grid's; a row takes its own, else the
///    grid's. A cell over several columns takes the alignment of the first of them, a child outside of a row the
///    grid's.
/// 3. The distance between two columns is the greatest that neighbours in any row prefer, between two rows the greatest
///    that cells above each other prefer; 8 where none do.
struct GridStructure {
    /// A column or a row.
    struct GridLine {
        /// The guide that its cells are lined up on.
        var guide: AlignmentGuide
        /// Whether a cell's own value may decide where the guide lies in it.
        var isGuided = false
        /// Whether its length, or the position of a guide, may depend on the proposal.
        var isFlexible = false
        /// The distance to the next.
        var distance = 0.0
        /// Its cells: indices of `byColumn` for a column, which holds those of that column alone; of `cells` for a row.
        var cells: Range<Int>
    }

    /// Row by row.
    private(set) var cells: [GridCell] = []
    private(set) var rows: [GridLine] = []
    private(set) var columns: [GridLine] = []
    /// The indices of the cells of one column, column by column.
    private(set) var byColumn: [Int32] = []
    /// The indices of those over several columns, those over fewer columns first.
    private(set) var spanning: [Int] = []
    private let alignment: Alignment

    /// The columns beyond those that cells begin in: a number from outside takes no more room than that.
    private static let emptyColumnLimit = 1_000

    init(children: [LayoutNode], alignment: Alignment, spacing: ProposedViewSize) {
        self.alignment = alignment
        placeCells(of: children)
        gatherColumns()
        findDistances(spacing)
        spanning = cells.indices.filter { cells[$0].span > 1 }.sorted {
            (cells[$0].span, $0) < (cells[$1].span, $1)
        }
    }

    private mutating func placeCells(of children: [LayoutNode]) {
        var count = 0
        for child in children {
            guard let row = child as? GridRowNode, !row.children.isEmpty else { continue }
            let limit = row.children.count + Self.emptyColumnLimit
            count = max(count, row.children.reduce(0) { min($0 + min($1.traits.gridCell.columns, limit), limit) })
        }
        count = max(count, 1)
        for child in children {
            let first = cells.count
            var line: GridLine
            if let row = child as? GridRowNode {
                guard !row.children.isEmpty else { continue }
                line = GridLine(guide: (row.alignment ?? alignment.vertical).guide, cells: first..<first)
                var column = 0
                for (index, cell) in row.children.enumerated() {
                    // Every cell gets a column, however many those before it ask for.
                    let room = count - column - (row.children.count - index - 1)
                    let span = max(min(cell.traits.gridCell.columns, room), 1)
                    cells.append(GridCell(cell, column: column, span: span, isInRow: true))
                    column += span
                }
            } else {
                line = GridLine(guide: alignment.vertical.guide, cells: first..<first)
                cells.append(GridCell(child, column: 0, span: count, isInRow: false))
            }
            line.cells = first..<cells.count
            for cell in cells[line.cells] {
                if cell.isAligned(on: .vertical), cell.decides(line.guide) { line.isGuided = true }
                if cell.dependence.contains(.heightOnHeight) { line.isFlexible = true }
            }
            if line.isGuided, cells[line.cells].contains(where: { $0.dependence.hasAny(of: .onHeight) }) {
                line.isFlexible = true
            }
            rows.append(line)
        }
        columns = Array(
            repeating: GridLine(guide: alignment.horizontal.guide, cells: 0..<0), count: cells.isEmpty ? 0 : count)
    }

    private mutating func gatherColumns() {
        var alignments = [HorizontalAlignment?](repeating: nil, count: columns.count)
        var starts = [Int](repeating: 0, count: columns.count + 1)
        for cell in cells {
            if cell.isInRow, alignments[cell.column] == nil { alignments[cell.column] = cell.columnAlignment }
            if cell.span == 1 { starts[cell.column + 1] += 1 }
        }
        for column in columns.indices { starts[column + 1] += starts[column] }
        for column in columns.indices {
            columns[column] = GridLine(
                guide: (alignments[column] ?? alignment.horizontal).guide, cells: starts[column]..<starts[column + 1])
        }
        byColumn = Array(repeating: 0, count: starts.last ?? 0)
        for (index, cell) in cells.enumerated() where cell.span == 1 {
            byColumn[starts[cell.column]] = Int32(truncatingIfNeeded: index)
            starts[cell.column] += 1
            if cell.isAligned(on: .horizontal), cell.decides(columns[cell.column].guide) {
                columns[cell.column].isGuided = true
            }
            if cell.dependence.hasAny(of: [.widthOnWidth, .guidesOnWidth]) { columns[cell.column].isFlexible = true }
        }
    }

    // MARK: Distances

    private mutating func findDistances(_ spacing: ProposedViewSize) {
        if let width = spacing.width {
            for column in columns.indices.dropLast() { columns[column].distance = width }
        } else {
            var distances = [Double?](repeating: nil, count: columns.count)
            for row in rows {
                for (cell, next) in zip(cells[row.cells], cells[row.cells].dropFirst()) {
                    let distance = cell.spacing.distance(to: next.spacing, along: .horizontal)
                    distances[cell.lastColumn] = max(distances[cell.lastColumn] ?? distance, distance)
                }
            }
            for column in columns.indices.dropLast() {
                columns[column].distance = distances[column] ?? ViewSpacing.fallback
            }
        }
        for row in rows.indices.dropLast() {
            rows[row].distance = spacing.height ?? distance(from: rows[row], to: rows[row + 1])
        }
    }

    private func distance(from row: GridLine, to next: GridLine) -> Double {
        var result: Double?
        var (above, below) = (row.cells.lowerBound, next.cells.lowerBound)
        while above < row.cells.upperBound, below < next.cells.upperBound {
            let distance = cells[above].spacing.distance(to: cells[below].spacing, along: .vertical)
            result = max(result ?? distance, distance)
            let (end, nextEnd) = (cells[above].lastColumn, cells[below].lastColumn)
            if end <= nextEnd { above += 1 }
            if nextEnd <= end { below += 1 }
        }
        return result ?? ViewSpacing.fallback
    }

    /// The distances that the grid prefers at its edges: those of the cells there.
    var spacing: ViewSpacing {
        var result = ViewSpacing()
        for row in rows.indices {
            for cell in cells[rows[row].cells] {
                var edges: Edge.Set = []
                if row == 0 { edges.insert(.top) }
                if row == rows.count - 1 { edges.insert(.bottom) }
                if cell.column == 0 { edges.insert(.leading) }
                if cell.lastColumn == columns.count - 1 { edges.insert(.trailing) }
                if !edges.isEmpty { result.formUnion(cell.spacing, edges: edges) }
            }
        }
        return result
    }
}
