import SwiftUI
struct A: View {
    var body: some View {
        VStack {
            Text("a").background(.fill); Text("a").background(.fill.tertiary); Rectangle().fill(.separator);
            Text("b").foregroundStyle(.placeholder)
        }
    }
}
