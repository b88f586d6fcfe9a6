import SwiftUI
struct O: Identifiable { let id: Int; let n: String }
struct A: View {
    @State var s = [KeyPathComparator(\O.n)]; @State var sel: Set<Int> = []; let rows: [O] = []
    var body: some View {
        Table(rows, selection: $sel, sortOrder: $s) {
            TableColumn("N", value: \.n); TableColumn("I", value: \.id) { Text("\($0.id)") }
        }
    }
}
