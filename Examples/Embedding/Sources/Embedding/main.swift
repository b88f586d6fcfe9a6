import Foundation
import Mizan
import MizanFonts

// The program of the article “Using the library”: the forecast by the Swift API, in Arabic as Egypt writes it.
let file = CommandLine.arguments.dropFirst().first ?? "../Forecast/Localizable.xcstrings"
let catalog = try StringCatalog(xcstrings: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
let strings = Localization(catalogs: [catalog], locale: "ar-EG")
let place = "Tel Aviv"
let days = [(symbol: "sun.max", low: 12.0, high: 20.0), (symbol: "cloud.rain", low: 8, high: 13)]

let screen = VStack(alignment: .leading, spacing: 16) {
    Text("Weather in \(place)").font(.largeTitle.bold()).id("title")
    Grid(alignment: .leading, horizontalSpacing: 12) {
        ForEach(days) { day in
            GridRow {
                Image(systemName: day.symbol)
                Text(.number(day.low, style: .temperature)).gridColumnAlignment(.decimal)
                Capsule().fill(Color(.warm)).frame(height: 6)
                Text(.number(day.high, style: .temperature)).gridColumnAlignment(.decimal)
            }
        }
    }
}.padding()
let environment = EnvironmentValues(localization: strings, fonts: try ShippedFonts.collection())
let tree = try screen.renderTree(proposal: .init(width: 320, height: nil), environment: environment)
for node in tree.nodes { print(node.path, node.frame) }

// What Scripts/check embedding compares with embedding.tree.
print(tree.text, terminator: "")
