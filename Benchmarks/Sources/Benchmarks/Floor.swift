import CFloor
import MizanBase
import MizanText

/// The floor in C for the texts of one language, with the fonts in the order in which the engine asks them.
final class Floor {
    private let floor: OpaquePointer

    init(language: LanguageTag, fonts: [String]) throws {
        let paths = fonts.map { $0.utf8CString }
        var pointers: [UnsafePointer<CChar>?] = paths.map { path in
            path.withUnsafeBufferPointer { buffer in
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: buffer.count)
                if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
                return UnsafePointer(copy)
            }
        }
        defer { for pointer in pointers { pointer?.deallocate() } }
        guard let floor = cfloor_create(language.identifier, &pointers, Int32(pointers.count)) else {
            throw BenchmarkError(message: "the floor can't open its fonts")
        }
        self.floor = floor
    }

    deinit { cfloor_destroy(floor) }

    func run(_ text: Corpus.Text) -> cfloor_result {
        text.units.withUnsafeBufferPointer { cfloor_run(floor, $0.baseAddress, Int32($0.count), 2) }
    }

    /// The shipped regular fonts in the order of the engine's fallback: the language's script first.
    static func fonts(in folder: String, for language: LanguageTag) -> [String] {
        let own = ["ar": "Arabic", "he": "Hebrew", "hi": "Devanagari", "th": "Thai"][language.language] ?? ""
        let others = ["", "Thai", "Arabic", "Hebrew", "Devanagari"].filter { $0 != own }
        return ([own] + others).map { "\(folder)/NotoSans\($0)-Regular.ttf" }
    }
}
