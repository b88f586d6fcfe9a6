import SwiftUI
struct Pair<A: View, B: View>: View {
    let a: A; let b: B;
    init(@ViewBuilder content: () -> TupleView<(A, B)>) { let v = content().value; a = v.0; b = v.1 };
    var body: some View {
        HStack {
            a; b
        }
    }
}
