import Foundation
import MizanBase

extension GoldenRun {
    /// One of several parts of the run, which take about the same time.
    ///
    /// The parts are divided by the costs in the goldens' files, so that every machine makes the same ones: no case is
    /// in two, and together they are the run. The first part looks for unused goldens, and for entries of the plan that
    /// fit nothing.
    ///
    /// - Parameters:
    ///   - number: The number of the part, from 1.
    ///   - count: The number of parts.
    /// - Throws: `DiagnosticError`, rule `call`, for a number that isn't in 1…`count`.
    public func shard(_ number: Int, of count: Int) throws -> GoldenRun {
        guard count >= 1, (1...count).contains(number) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "call", message: "there is no part \(number) of \(count)", fix: "write one such as 1/3"))
        }
        let parts = Self.shares(of: costs(), count: count)
        var run = self
        run.cases = cases.enumerated().filter { parts[$0.offset] == number - 1 }.map(\.element)
        run.isShard = true
        if number > 1 {
            run.planned = nil
            run.planFindings = []
            run.setsLeftOut = []
        }
        return run
    }

    /// The part of each unit: the dearest first, each to the part that has least so far.
    ///
    /// An empty part is taken only when all before it have something, so that parts beyond the number of units stay
    /// empty and aren't kept: memory goes with the cases, however large the number of parts.
    static func shares(of units: [(cases: Range<Int>, cost: Int)], count: Int) -> [Int: Int] {
        var totals = [Int](repeating: 0, count: min(count, units.count))
        var parts: [Int: Int] = [:]
        let order = units.indices.sorted { (units[$1].cost, $0) < (units[$0].cost, $1) }
        for unit in order {
            guard let part = totals.indices.min(by: { (totals[$0], $0) < (totals[$1], $1) }) else { continue }
            totals[part] += units[unit].cost
            for index in units[unit].cases { parts[index] = part }
        }
        return parts
    }

    /// Neighbouring cases of one scene with what they cost together: units that are small beside a part, and large enough
    /// that a scene isn't read, and its base variants aren't laid out, in every part.
    private func costs() -> [(cases: Range<Int>, cost: Int)] {
        let folder = GoldenFolder(path: folder)
        let costs = cases.map { item in
            let tree = try? folder.read(item.treeFile)
            let picture = item.hasPicture ? (try? folder.read(item.pictureFile)) ?? nil : nil
            return GoldenCost.cost(tree: tree ?? nil, pixels: picture.flatMap { pictures?.pixelCount($0) } ?? 0)
        }
        return Self.units(scenes: cases.map(\.scene), costs: costs)
    }

    /// At most 1/64 of the whole each, but for single cases.
    static func units(scenes: [String], costs: [Int]) -> [(cases: Range<Int>, cost: Int)] {
        let most = costs.reduce(0, +) / 64
        var units: [(cases: Range<Int>, cost: Int)] = []
        for (index, cost) in costs.enumerated() {
            if let last = units.last, scenes[last.cases.lowerBound] == scenes[index], last.cost + cost <= most {
                units[units.count - 1] = (last.cases.lowerBound..<index + 1, last.cost + cost)
            } else {
                units.append((index..<index + 1, cost))
            }
        }
        return units
    }

    /// The run over the cases that changed files are part of: a scene, the files that it reads, its golden; all where
    /// the plan or the fonts changed. The number of cases left out is in `unchanged`.
    ///
    /// The engine isn't looked at: after a change of it, run all.
    ///
    /// - Parameter paths: Absolute, without symbolic links; those of files that are gone too.
    public func narrowed(toChanges paths: Set<String>) -> GoldenRun {
        func changed(_ path: String) -> Bool {
            let real = ProjectPaths.real(path)
            // The names in a folder change when something in it does.
            return paths.contains(real) || path.hasSuffix("/") && paths.contains { $0.hasPrefix(real + "/") }
        }
        guard !changed(folder + "/goldens.json"), !fonts.headers.contains(where: { changed($0.path) }) else {
            return self
        }
        var isChanged: [String: Bool] = [:]
        for scene in Set(cases.map(\.scene)) {
            // What can't be read is run, and says why.
            guard let open = try? self.scenes[scene]?.open(), let inputs = open.inputs else {
                isChanged[scene] = true
                continue
            }
            isChanged[scene] =
                inputs.contains { changed($0.name.hasSuffix("?") ? String($0.name.dropLast()) : $0.name) }
                || open.fontFiles.contains(where: changed)
        }
        var run = narrowed { item in
            isChanged[item.scene] == true || changed(folder + "/" + item.treeFile)
                || item.hasPicture && changed(folder + "/" + item.pictureFile)
        }
        run.unchanged = cases.count - run.cases.count
        return run
    }
}
