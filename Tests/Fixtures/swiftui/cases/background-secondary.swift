import SwiftUI
struct A: View {
    var body: some View { Text("a").background(.background.secondary).background(.background.shadow(.drop(radius: 2))) }
}
