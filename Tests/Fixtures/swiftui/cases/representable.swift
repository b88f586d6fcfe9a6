import SwiftUI
struct A: UIViewRepresentable {}
