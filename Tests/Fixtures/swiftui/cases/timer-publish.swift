import SwiftUI
struct A: View {
    @State var n = 0; let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect();
    var body: some View { Text("\(n)").onReceive(timer) { _ in n += 1 } }
}
