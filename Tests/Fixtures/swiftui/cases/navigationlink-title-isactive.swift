import SwiftUI
struct A: View {
    @State var on = false; var body: some View { NavigationLink("", destination: Text("b"), isActive: $on) }
}
