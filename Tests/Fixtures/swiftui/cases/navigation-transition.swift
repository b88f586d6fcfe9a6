import SwiftUI
struct A: View {
    @Namespace var n;
    var body: some View {
        Text("a").navigationTransition(.zoom(sourceID: 1, in: n)).matchedTransitionSource(id: 1, in: n)
    }
}
