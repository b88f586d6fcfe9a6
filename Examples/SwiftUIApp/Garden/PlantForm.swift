import SwiftUI
#if canImport(UIKit)
    import UIKit
#endif

struct PlantForm: View {
    @Environment(Garden.self) private var garden
    @Environment(\.dismiss) private var dismiss
    @State private var plant = Plant(name: "", place: .kitchen, interval: 3)
    @State private var reminds = true

    var body: some View {
        Form {
            Section("Plant") {
                TextField("Name", text: $plant.name)
                Picker("Place", selection: $plant.place) {
                    Text("Kitchen").tag(Plant.Place.kitchen)
                    Text("Balcony").tag(Plant.Place.balcony)
                    Text("Office").tag(Plant.Place.office)
                }
            }
            Section {
                Stepper("Every \(plant.interval) days", value: $plant.interval, in: 1...30)
                Slider(value: $plant.litres, in: 0...2) {
                    Text("Amount")
                }
                Toggle("Remind me", isOn: $reminds)
            } header: {
                Text("Watering")
            } footer: {
                Text("A reminder comes at 8 in the morning.")
            }
        }
        .navigationTitle("New plant")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    garden.add(plant)
                    dismiss()
                }
                .disabled(plant.name.isEmpty)
            }
        }
    }
}

#Preview {
    NavigationStack {
        PlantForm()
    }
    .environment(Garden())
}
