import SwiftUI
final class VM: ObservableObject {
    @Published var text = ""; @Published var out = ""
    init() { $text.map { $0.uppercased() }.receive(on: DispatchQueue.main).assign(to: &$out) }
}
