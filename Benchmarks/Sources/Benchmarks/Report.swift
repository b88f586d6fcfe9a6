import Glibc

/// The table of ratios.
struct Report: CustomStringConvertible {
    let results: [Benchmark.Result]

    var description: String {
        let works = Benchmark.Work.allCases
        var lines = ["| corpus | floor, µs a text | " + works.map(\.rawValue).joined(separator: " | ") + " |"]
        lines.append("| --- |" + String(repeating: " ---: |", count: works.count + 1))
        for result in results {
            let cells = works.map { result.ratios[$0].map { Self.decimal($0, digits: 3) } ?? "–" }
            lines.append(
                "| \(result.corpus) | \(Self.decimal(result.floor / 1000, digits: 2)) | "
                    + cells.joined(separator: " | ") + " |")
        }
        let means = works.map { work in
            let logarithms = results.compactMap { $0.ratios[work].map(log) }
            guard !logarithms.isEmpty, logarithms.count == results.count else { return "–" }
            return Self.decimal(exp(logarithms.reduce(0, +) / Double(results.count)), digits: 3)
        }
        lines.append("| geometric mean | | " + means.joined(separator: " | ") + " |")
        return lines.joined(separator: "\n")
    }

    static func decimal(_ value: Double, digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let whole = Int((value * Double(scale)).rounded())
        let fraction = String(whole % scale)
        return "\(whole / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
