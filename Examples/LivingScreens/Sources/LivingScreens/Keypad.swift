import Mizan
import MizanControls

/// A bill: its amount on a keypad, the tip on a slider, and the total.
struct Bill: View {
    @State private var amount = 0
    @State private var tip = 10.0
    @State private var isRounded = false

    private var total: Double {
        let total = Double(amount) * (1 + tip / 100)
        return isRounded ? total.rounded(.up) : total
    }

    var body: some View {
        VStack(spacing: 12) {
            line("Amount") { Text(amount, format: .number).font(.title).id("amount") }
            keypad
            line("Tip") { Text(tip / 100, format: .percent).id("percent") }
            Slider(value: $tip, in: 0...30, step: 5) { Text("Tip") }
                .accessibilityValue(Text(tip / 100, format: .percent)).id("tip")
            Toggle("Round up", isOn: $isRounded).id("round")
            line("Total") { Text(total, format: .number.precision(.fractionLength(2))).font(.headline).id("total") }
        }
        .padding(12)
    }

    /// Keypads have 1 at the left in every language.
    private var keypad: some View {
        VStack(spacing: 8) {
            ForEach(0..<3) { row in
                HStack(spacing: 8) {
                    ForEach(1..<4) { column in key(row * 3 + column) }
                }
            }
            HStack(spacing: 8) {
                key(0)
                Button {
                    amount /= 10
                } label: {
                    Image(systemName: "xmark").accessibilityLabel("Delete").frame(width: 80, height: 32)
                }
                .disabled(amount == 0).id("delete")
            }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private func key(_ digit: Int) -> some View {
        Button {
            if amount < 10_000 { amount = amount * 10 + digit }
        } label: {
            Text(digit, format: .number).frame(width: 80, height: 32)
        }
        .id("key\(digit)")
    }

    private func line(_ name: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
        HStack {
            Text(name)
            Spacer()
            value()
        }
    }
}
