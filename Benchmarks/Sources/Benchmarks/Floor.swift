import CFloor
import MizanBase
import MizanText

/// The floor in C for the texts of one language, with the fonts in the order in which the engine asks them.
final class Floor {
    private let floor: OpaquePointer

    init(language: LanguageTag, folder: String) throws {
        let fonts = BenchmarkFont.all(for: language).map { $0.path(in: folder) }
        let floor = CStrings.with(fonts) { cfloor_create(language.identifier, $0.baseAddress, Int32($0.count)) }
        guard let floor else { throw BenchmarkError(message: "the floor can't open its fonts") }
        self.floor = floor
    }

    deinit { cfloor_destroy(floor) }

    func run(_ text: Corpus.Text) -> cfloor_result {
        text.units.withUnsafeBufferPointer { cfloor_run(floor, $0.baseAddress, Int32($0.count), 2) }
    }
}
