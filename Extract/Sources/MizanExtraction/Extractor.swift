import MizanBase
import MizanCatalogs

/// Finds the localizable strings of Swift sources.
///
/// All sources of a program are looked at together: a parameter of one file takes keys that another file writes, and what
/// one declares tells the specifiers of another's arguments.
public struct Extractor {
    private let options: ExtractionOptions

    /// An extractor for a project.
    public init(_ options: ExtractionOptions = ExtractionOptions()) { self.options = options }

    /// The strings of sources, in the order of the sources and their places, and what a developer should know of them.
    public func strings(in sources: [SwiftSource]) -> ExtractedStrings {
        let index = DeclarationIndex(sources)
        let reexportsViews = sources.contains(where: \.reexportsViews)
        // Without views, one of these words is in every source that has a string.
        let functions = options.functions.map { String($0.split(separator: ".").last ?? "") }
        let words = ["ocaliz"] + (functions + index.localizableNames).sorted()
        var result = ExtractedStrings()
        for source in sources {
            if let damage = source.damage { result.notes.append(damage) }
            let imports = source.imports
            // Tests show nothing to anybody.
            guard imports.isDisjoint(with: ["XCTest", "Testing"]) else { continue }
            let knowsViews = reexportsViews || imports.isEmpty || !imports.isDisjoint(with: ViewTable.modules)
            // To bind a source's operators takes as long as to parse it.
            guard knowsViews || words.contains(where: source.mentions) else { continue }
            let bound = source.bound
            let types = TypeInference(index: index.seen(from: source.file))
            let visitor = StringVisitor(bound, types, options: options, knowsViews: knowsViews)
            visitor.walk(bound.tree)
            // A call is met before the arguments that stand before its dot.
            result.strings += visitor.strings.sorted {
                ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
            }
            result.notes += visitor.notes
        }
        if result.notes.contains(where: { $0.rule == StringVisitor.unknownKeyRule }) {
            result.spelled = Set(
                sources.filter { $0.imports.isDisjoint(with: ["XCTest", "Testing"]) }.flatMap(LiteralCollector.texts))
        }
        return result
    }
}
