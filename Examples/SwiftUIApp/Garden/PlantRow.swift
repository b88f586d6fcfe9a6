import SwiftUI

extension CGFloat {
    static let gap: CGFloat = 12
}

struct PlantRow: View {
    let plant: Plant
    let today: Date

    private var daysLeft: Int { plant.daysLeft(from: today) }

    var body: some View {
        HStack(spacing: .gap) {
            Image(systemName: plant.place.symbol)
                .foregroundStyle(.white)
                .frame(width: 32, height: 32)
                .background(Color("Leaf"), in: .rect(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 2) {
                Text(plant.name)
                    .font(.headline)
                Group {
                    if let last = plant.waterings.max() {
                        Text("Last watered \(last, format: .dateTime.day().month())")
                    } else {
                        Text("Never watered")
                    }
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Spacer(minLength: .gap)
            if daysLeft > 0 {
                Text("\(daysLeft) days")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
            } else {
                Image(systemName: "drop.fill")
                    .foregroundStyle(.blue)
                    .accessibilityLabel("Needs water")
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var garden = Garden.sample
    VStack {
        ForEach(garden.plants) { PlantRow(plant: $0, today: garden.today) }
    }
    .padding()
}
