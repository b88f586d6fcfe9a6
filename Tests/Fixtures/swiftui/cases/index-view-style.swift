import SwiftUI
struct A: View {
    var body: some View {
        TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}
