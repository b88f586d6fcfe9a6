import SwiftUI
@MainActor struct A: View { @State var n = 0; var body: some View { Text("\(n)").modifier(B()) } }
@MainActor struct B: ViewModifier { func body(content: Content) -> some View { content } }
@MainActor struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
@MainActor struct K: PreferenceKey {
    static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {}
}
@MainActor struct C: Shape { func path(in r: CGRect) -> Path { Path() } }
