import SwiftUI

struct ContentView: View {
    @Environment(Garden.self) private var garden

    var body: some View {
        TabView {
            Tab("Plants", systemImage: "leaf") {
                NavigationStack {
                    PlantList()
                }
            }
            .badge(garden.thirsty.count)
            Tab("Water", systemImage: "drop") {
                NavigationStack {
                    WateringStats()
                }
            }
        }
        #if os(iOS)
            .tint(Color("Leaf"))
        #endif
    }
}

#Preview {
    ContentView()
        .environment(Garden.sample)
}
