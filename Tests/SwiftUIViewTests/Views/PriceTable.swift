import SwiftUI

struct Price: Identifiable, Hashable {
    let id: Int
    let name: String
    let pieces: Int
    let amount: Double
}

struct PriceTable: View {
    @State var prices: [Price]
    @State private var selection: Price.ID? = 2
    @State private var order = [KeyPathComparator(\Price.name)]

    var body: some View {
        VStack(spacing: 0) {
            MenuBar {
                Text("File")
                Text("Edit")
                Text("View")
            }
            WindowFrame("Prices") {
                VStack(spacing: 0) {
                    HStack(spacing: 16) {
                        Button {
                        } label: {
                            Label("Add", systemImage: "plus")
                        }
                        Button(role: .destructive) {
                            prices.removeAll { $0.id == selection }
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                        Spacer()
                        Text("\(prices.count) articles").font(.subheadline).foregroundStyle(.secondary)
                    }
                    .padding(.horizontal)
                    .padding(.vertical, 8)
                    table
                }
            }
            .padding()
        }
        .background(Color.indigo.opacity(0.3))
    }

    private var table: some View {
        Table(prices, selection: $selection, sortOrder: $order) {
            TableColumn("Article", value: \.name)
            TableColumn("Pieces", value: \.pieces) { Text($0.pieces, format: .number) }
                .alignment(.numeric)
            TableColumn("Price", value: \.amount) { Text($0.amount, format: .currency(code: "EUR")) }
                .alignment(.trailing)
        }
        .onChange(of: order) { prices.sort(using: order) }
    }
}
