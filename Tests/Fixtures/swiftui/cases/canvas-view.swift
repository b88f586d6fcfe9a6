import SwiftUI
struct A: View {
    var body: some View {
        Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red)) }
    }
}
