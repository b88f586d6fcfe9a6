import Foundation
import Mizan
import MizanFonts

struct ForecastScreen: View {
    let place: String
    let days: [(symbol: String, low: Double, high: Double)]
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Weather in \(place)").font(.largeTitle.bold()).id("title")
            Grid(alignment: .leading, horizontalSpacing: 12) {
                ForEach(days) { day in
                    GridRow {
                        Image(systemName: day.symbol)
                        Text(.number(day.low, style: .temperature)).gridColumnAlignment(.trailing)
                        Capsule().fill(Color(.warm)).frame(height: 6)
                        Text(.number(day.high, style: .temperature))
                    }.id("row")
                }
            }.id("days")
        }.padding()
    }
}

let file = CommandLine.arguments.dropFirst().first ?? "../Forecast/Localizable.xcstrings"
let strings = try StringCatalog(xcstrings: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
let localization = Localization(catalogs: [strings], locale: "ar-EG")
let environment = EnvironmentValues(localization: localization, fonts: try ShippedFonts.collection())
let screen = ForecastScreen(place: "Tel Aviv", days: [("sun.max", 12, 20), ("cloud.rain", 8, 13)])
let tree = try screen.renderTree(proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
for case .text(let text) in tree.nodes.compactMap(\.content) {
    for line in text.lines { print(line.direction, line.frame.rect, line.runs.map(\.glyphs.count)) }
}
print(tree.text, terminator: "")
