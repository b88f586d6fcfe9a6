import SwiftUI
import Foundation
final class VM: ObservableObject {
    @Published var text = ""; @Published var out = ""; var bag = Set<AnyCancellable>()
    init() {
        $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates().sink { [weak self] in
            self?.out = $0
        }.store(in: &bag)
    }
}
