import Foundation
import MizanAudit
import MizanBase
import MizanLocalization
import TestSupport
import Testing

/// Arguments that move the sentence around them.
@Suite struct BidiBleedTests {
    /// The bundles of the fixtures and of the examples, by path.
    private static let paths =
        ["Tests/Fixtures/catalogs/gomap/Localizable.xcstrings", "Tests/Fixtures/catalogs/sparkle"]
        + [
            "Batch", "Direction", "Forecast", "Gallery", "LivingScreens", "Mail", "Matrix", "TenDays", "WatchTip",
        ].map { "Examples/\($0)/Localizable.xcstrings" }

    private static func bundle(_ path: String) throws -> StringBundle {
        let url = Checkout.file(path)
        return path.hasSuffix(".xcstrings")
            ? try StringBundle(
                tables: [StringCatalog(xcstrings: Checkout.bytes(of: path), file: path)])
            : try StringBundle(folder: url.path)
    }

    @Test(arguments: paths)
    func probe(path: String) throws {
        let bundle = try Self.bundle(path)
        let clock = ContinuousClock()
        var found: [Diagnostic] = []
        let time = clock.measure { found = bundle.bidiBleed() }
        let pasted = bundle.bidiBleed(.pasted)
        print("PROBE", path, found.count, pasted.count, time)
        for finding in found + pasted.shuffled().prefix(8) { print(finding) }
    }
}
