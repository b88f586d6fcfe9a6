import SwiftUI
struct A: View {
    @State var sel = 0; let on = true
    var body: some View {
        TabView(selection: $sel) {
            if on {
                Tab("a", systemImage: "star", value: 0) { Text("a") }
            } else {
                Tab("b", systemImage: "star", value: 1) { Text("a") }
            }
            ForEach([2, 3], id: \.self) { i in Tab("x", systemImage: "star", value: i) { Text("a") }.badge(2) }
        }
    }
}
