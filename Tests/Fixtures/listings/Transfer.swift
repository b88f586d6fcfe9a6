import Foundation
import Mizan
import MizanCanvas
import MizanTransfer

struct Profile: Codable {
    var name: String
}

// LISTING 1

func export(_ profile: Profile) async throws {
    // LISTING 2
}

func export(_ tree: RenderTree, fonts: FontCollection) async throws {
    // LISTING 3
}

extension UTType {
    static let invoice = UTType(exportedAs: "com.example.invoice")
}

struct Invoice: Codable {
    func document() throws -> RenderDocument { fatalError() }
}

// LISTING 4

// LISTING 5

func drag(from source: LayoutSession, to target: LayoutSession, start: Point, end: Point) async throws {
    // LISTING 6
}

struct Clipboard: Sendable {}
let clipboard = Clipboard()
func mail(_ items: [SharedContent.Item]) {}
func answer(_ request: PasteRequest, from clipboard: Clipboard) {}

func share(_ environment: inout EnvironmentValues) {
    // LISTING 7
}
