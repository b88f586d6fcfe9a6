import LivingTrees
import MizanBase
import MizanLocalization

/// Measures what a localized string costs once it has been seen: every work in turn, pass after pass, and the least time of
/// each.
struct StringBenchmark: CustomStringConvertible {
    private struct Work {
        let name: String
        let body: () -> Void
    }

    /// Calls between two readings of the clock.
    private static let calls = 5_000

    private let works: [Work]
    /// Nanoseconds for one call, by work.
    private var best: [Double] = []

    /// Strings of English and Arabic, in catalogs as files have them.
    init() throws {
        let catalog = try StringCatalog(xcstrings: Array(Self.strings.utf8), file: "Localizable.xcstrings")
        let plain = ["%@ of %lld": ["", " of ", ""]]
        let name = "Ida"
        var works = [
            // What no lookup can do without: find the format, write a number, join the parts.
            Work(name: "baseline") {
                guard let parts = plain["%@ of %lld"] else { return }
                Self.keep(parts[0] + name + parts[1] + String(17) + parts[2])
            }
        ]
        for (locale, name) in [("en", "Ida"), ("ar-EG", "سارة")] {
            let strings = Localization(catalogs: [catalog], locale: LanguageTag(locale))
            func add(_ work: String, _ key: String, _ arguments: LocalizedValue...) {
                let resource = LocalizedStringResource(key: key, arguments: arguments)
                works.append(Work(name: "\(locale), \(work)") { Self.keep(strings.resolve(resource)) })
            }
            add("no argument", "Hello")
            add("two texts", "%@ and %@", .text(name), .text("Omar"))
            add("text and number", "%@ of %lld", .text(name), .integer(17))
            add("text and number, plural", "%@ has %lld", .text(name), .integer(17))
            add("text and percentage", "%@ at %@", .text(name), .number(54, style: .percent))
            add("two texts, markup", "**%@** and *%@*", .text(name), .text("Omar"))
            let resource = LocalizedStringResource(key: "%@ of %lld", arguments: [.text(name), .integer(17)])
            works.append(
                Work(name: "\(locale), text and number, as a string with marks") { Self.keep(strings.string(resource)) }
            )
            works.append(
                Work(name: "\(locale), the same, key by interpolation") {
                    Self.keep(String(localized: "\(name) of \(17)", in: strings))
                })
        }
        self.works = works
    }

    /// Runs passes until the time is up.
    mutating func run(seconds: Double) {
        best = works.map { _ in .infinity }
        let end = ThreadClock.now + Int64(seconds * 1e9)
        repeat {
            for (index, work) in works.enumerated() {
                let time = ThreadClock.measure { for _ in 0..<Self.calls { work.body() } }
                best[index] = min(best[index], Double(time) / Double(Self.calls))
            }
        } while ThreadClock.now < end
    }

    var description: String {
        let baseline = best.first ?? 1
        var lines = ["| string | µs | multiples of the baseline |", "| --- | ---: | ---: |"]
        for (work, time) in zip(works, best) {
            lines.append(
                "| \(work.name) | \(Report.decimal(time / 1000, digits: 3)) | "
                    + "\(Report.decimal(time / baseline, digits: 1)) |")
        }
        return lines.joined(separator: "\n")
    }

    /// Says that a result is used, so that the work for it is done.
    @inline(never)
    private static func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

    private static let strings = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": { "localizations": { "ar": { "stringUnit": { "state": "translated", "value": "مرحبا" } } } },
          "%@ and %@": { "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "%1$@ و%2$@" } } } },
          "%@ of %lld": { "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "%1$@ من %2$lld" } } } },
          "%@ at %@": { "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "%1$@ عند %2$@" } } } },
          "**%@** and *%@*": { "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "**%1$@** و*%2$@*" } } } },
          "%@ has %lld": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%1$@ has %2$lld photo" } },
              "other": { "stringUnit": { "state": "translated", "value": "%1$@ has %2$lld photos" } } } } },
            "ar": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "ليس لدى %1$@ صور" } },
              "one": { "stringUnit": { "state": "translated", "value": "لدى %1$@ صورة واحدة" } },
              "two": { "stringUnit": { "state": "translated", "value": "لدى %1$@ صورتان" } },
              "few": { "stringUnit": { "state": "translated", "value": "لدى %1$@ %2$lld صور" } },
              "many": { "stringUnit": { "state": "translated", "value": "لدى %1$@ %2$lld صورة" } },
              "other": { "stringUnit": { "state": "translated", "value": "لدى %1$@ %2$lld صورة" } } } } } } }
        } }
        """
}
