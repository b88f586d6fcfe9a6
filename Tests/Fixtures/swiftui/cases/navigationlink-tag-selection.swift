import SwiftUI
struct A: View {
    @State var s: String?;
    var body: some View { NavigationLink(destination: Text("b"), tag: "x", selection: $s) { Text("a") } }
}
