import Foundation
import Mizan
import MizanControls
import MizanFonts

/// A machine that sells tickets: their number, the way back, and the price.
nonisolated public struct TicketCounter: View {
    private static let price = 18.5

    private let city: String
    @State private var count = 1
    @State private var isReturn = false

    /// Tickets to a city, in its own script.
    public init(city: String) { self.city = city }

    private var total: Double { Double(count) * Self.price * (isReturn ? 1.8 : 1) }

    /// The card.
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Tickets to \(city)").font(.title.bold())
            HStack(spacing: 12) {
                step("minus", "One less") { count -= 1 }.disabled(count == 0).id("less")
                Text("\(count) tickets").font(.headline).frame(maxWidth: .infinity).id("count")
                step("plus", "One more") { count += 1 }.disabled(count == 9).id("more")
            }
            Toggle("Return trip", isOn: $isReturn).id("return")
            HStack {
                Button("Pay") {}.id("pay")
                Spacer()
                Text(total, format: .number.precision(.fractionLength(2))).font(.title2.bold())
                Text("EUR").foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .background {
            RoundedRectangle(cornerRadius: 16).fill(.background).shadow(radius: 6, y: 3)
        }
        .padding(20)
    }

    private func step(_ symbol: String, _ name: LocalizedStringKey, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol).accessibilityLabel(name).frame(width: 32, height: 32)
        }
    }

    /// The environment for a locale: the interface's strings and the shipped fonts.
    ///
    /// Throws a `DiagnosticError` where fonts or strings are missing.
    public static func environment(locale: LanguageTag, fonts: FontCollection) throws -> EnvironmentValues {
        let file = Bundle.module.bundlePath + "/Localizable.xcstrings"
        let catalog = try StringCatalog(xcstrings: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))), file: file)
        return EnvironmentValues(localization: Localization(catalogs: [catalog], locale: locale), fonts: fonts)
    }
}
