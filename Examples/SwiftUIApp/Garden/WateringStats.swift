import SwiftUI

struct WateringStats: View {
    @Environment(Garden.self) private var garden

    private var total: Measurement<UnitVolume> {
        let litres = garden.plants.reduce(0) { $0 + $1.litres * Double($1.waterings.count) }
        return Measurement(value: litres, unit: .liters)
    }

    private var most: Int { garden.plants.map(\.waterings.count).max() ?? 0 }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: .gap) {
                Text(total, format: .measurement(width: .wide))
                    .font(.largeTitle.bold())
                Text("\(garden.plants.count) plants")
                    .foregroundStyle(.secondary)
                Grid(alignment: .leading, horizontalSpacing: .gap, verticalSpacing: .gap) {
                    ForEach(garden.plants) { plant in
                        GridRow {
                            Text(plant.name)
                            ProgressView(value: Double(plant.waterings.count), total: Double(max(1, most)))
                            Text(plant.waterings.count, format: .number)
                                .monospacedDigit()
                                .gridColumnAlignment(.trailing)
                        }
                    }
                }
                .padding()
                .background(.quaternary, in: RoundedRectangle(cornerRadius: .gap))
            }
            .padding()
        }
        .navigationTitle("Water")
    }
}

#Preview {
    WateringStats()
        .environment(Garden.sample)
}
