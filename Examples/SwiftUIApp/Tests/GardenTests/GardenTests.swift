import Foundation
import MizanReports
import MizanScenes
import MizanTesting
import SwiftUI
import Testing

@testable import Garden

/// The app's screens, each in a language of either direction.
@MainActor
struct GardenTests {
    private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Garden").standardizedFileURL.path

    private func check(_ view: some View, named name: String, garden: Garden = .sample) throws {
        let strings = try StringBundle(folder: Self.app, name: "main", developmentLanguage: "en")
        let images = try ImageCatalog(contentsOf: Self.app + "/Assets.xcassets")
        expectGolden(
            of: view.environment(garden), named: name, variants: ["en_w375", "ar_w375"], strings: [strings],
            proposal: ProposedViewSize(width: 375, height: 667), pictures: .png
        ) { $0.images = images }
    }

    @Test func tabs() throws { try check(ContentView(), named: "Tabs") }

    @Test func emptyList() throws {
        try check(NavigationStack { PlantList() }, named: "EmptyList", garden: Garden())
    }

    @Test func detail() throws {
        try check(NavigationStack { PlantDetail(plant: Garden.sample.plants[0]) }, named: "Detail")
    }

    @Test func form() throws { try check(NavigationStack { PlantForm() }, named: "Form") }

    @Test func stats() throws { try check(NavigationStack { WateringStats() }, named: "Stats") }
}
