import SwiftUI

struct PlantList: View {
    @Environment(Garden.self) private var garden
    @State private var search = ""
    @State private var isAdding = false

    private var found: [Plant] {
        search.isEmpty ? garden.plants : garden.plants.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        List {
            if !garden.thirsty.isEmpty {
                Section("Thirsty today") {
                    ForEach(garden.thirsty) { plant in
                        PlantRow(plant: plant, today: garden.today)
                            .swipeActions {
                                Button("Water now", systemImage: "drop.fill") { garden.water(plant) }
                                    .tint(.blue)
                            }
                    }
                }
            }
            Section("All plants") {
                ForEach(found) { plant in
                    NavigationLink(value: plant) {
                        PlantRow(plant: plant, today: garden.today)
                    }
                }
            }
        }
        .searchable(text: $search, prompt: "Search plants")
        .navigationTitle("Garden")
        .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
        }
        .sheet(isPresented: $isAdding) {
            NavigationStack {
                PlantForm()
            }
        }
    }
}

#Preview("List") {
    NavigationStack {
        PlantList()
    }
    .environment(Garden.sample)
}

#Preview("Empty") {
    NavigationStack {
        PlantList()
    }
    .environment(Garden())
}
