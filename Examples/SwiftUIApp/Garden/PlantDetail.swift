import SwiftUI

struct PlantDetail: View {
    @Environment(Garden.self) private var garden
    @Environment(\.dismiss) private var dismiss
    let plant: Plant

    private var litres: Measurement<UnitVolume> { Measurement(value: plant.litres, unit: .liters) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: .gap) {
                Label(plant.name, systemImage: plant.place.symbol)
                    .font(.title2.bold())
                Text("\(litres, format: .measurement(width: .abbreviated)) every \(plant.interval) days")
                    .foregroundStyle(.secondary)
                GroupBox("History") {
                    if plant.waterings.isEmpty {
                        ContentUnavailableView(
                            "Never watered", systemImage: "drop",
                            description: Text("Water it today, and the history begins."))
                    } else {
                        ForEach(plant.waterings.sorted(by: >), id: \.self) { date in
                            LabeledContent {
                                Text(litres, format: .measurement(width: .abbreviated))
                            } label: {
                                Text(date, format: .dateTime.weekday(.wide).day().month())
                            }
                            .padding(.vertical, 2)
                        }
                    }
                }
                Button {
                    garden.water(plant)
                    dismiss()
                } label: {
                    Label("Water now", systemImage: "drop.fill")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
            .padding()
        }
        .navigationTitle(plant.name)
        #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
        #endif
    }
}

#Preview {
    NavigationStack {
        PlantDetail(plant: Garden.sample.plants[0])
    }
    .environment(Garden.sample)
}
