import CAllocations
import Glibc
import MizanBase
import MizanText

/// Lays many different labels out through a cache, and says whether it keeps to its budget.
struct LabelRun {
    private let texts: [Corpus.Text]
    private let count: Int
    private let fonts: FontCollection

    private static let byteBudget = 64 << 20
    private static let width = 320.0

    init(folder: String, count: Int, fonts: FontCollection) throws {
        texts = try Corpus.all(in: folder).last?.texts ?? []
        self.count = count
        self.fonts = fonts
    }

    func run() -> String {
        // What the fonts and the libraries keep is there before.
        for text in texts { lay(text.string, text, in: TextCache(byteBudget: 0)) }
        let cache = TextCache(byteBudget: Self.byteBudget)
        let (before, allocatedBefore) = (Self.residentBytes, Int(callocated()))
        var (most, mostTexts, mostResident, mostAllocated) = (0, 0, 0, 0)
        for number in 0..<count {
            let text = texts[number % texts.count]
            lay("\(text.string) \(number)", text, in: cache)
            if cache.byteCount > most {
                most = cache.byteCount
                mostTexts = cache.count
            }
            if number % 1000 == 0 {
                mostResident = max(mostResident, Self.residentBytes)
                mostAllocated = max(mostAllocated, Int(callocated()))
            }
        }
        return """
            \(count) different labels, a budget of \(Self.megabytes(Self.byteBudget))
            the cache at its fullest: \(Self.megabytes(most)), \(mostTexts) texts
            allocated: \(Self.megabytes(allocatedBefore)) before, \(Self.megabytes(mostAllocated)) at most
            resident: \(Self.megabytes(before)) before, \(Self.megabytes(mostResident)) at most
            """
    }

    private func lay(_ string: String, _ text: Corpus.Text, in cache: TextCache) {
        let style = TextStyle(font: FontDescription(size: 16), language: text.language)
        _ = cache.layout(AttributedText(string), style: style, fonts: fonts, width: Self.width)
    }

    private static func megabytes(_ bytes: Int) -> String {
        Report.decimal(Double(bytes) / Double(1 << 20), digits: 1) + " MiB"
    }

    /// What the process has in memory.
    private static var residentBytes: Int {
        guard let line = try? TextFile.lines(of: "/proc/self/statm").first else { return 0 }
        let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
