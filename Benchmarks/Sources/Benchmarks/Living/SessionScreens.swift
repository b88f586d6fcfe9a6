import LivingTrees
import MizanLayout
import Observation

/// A way from outside to the state of one leaf.
final class StateHandle {
    /// The leaf that gives its state away.
    let number: Int
    var isOn: Binding<Bool>?

    init(number: Int) { self.number = number }
}

/// A leaf of 20 × 20 points whose colour is its state.
nonisolated struct StateLeaf: View {
    let number: Int
    let handle: StateHandle
    @State private var isOn = false

    var body: some View {
        if number == handle.number { handle.isOn = $isOn }
        return (isOn ? Color.red : Color.accentColor).frame(width: 20, height: 20)
    }
}

/// A column of leaves, all in one stack.
nonisolated struct ColumnScreen<Leaf: View>: View {
    let count: Int
    @ViewBuilder let leaf: (Int) -> Leaf

    var body: some View { VStack { ForEach(0..<count) { leaf($0) } } }
}

/// A leaf as its parent wants it.
nonisolated struct ValueLeaf: View {
    let isOn: Bool

    var body: some View { (isOn ? Color.red : Color.accentColor).frame(width: 20, height: 20) }
}

/// A row of a list, by itself 44 points high.
nonisolated struct ListRow: View {
    let number: Int

    var body: some View {
        HStack {
            Color.accentColor.frame(width: 28, height: 28)
            Text(verbatim: Words.text(number))
            Spacer()
            Text(verbatim: Words.text(number + 3)).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 16)
        .frame(height: 44)
    }
}

/// So many rows, of which a screen shows twenty.
nonisolated struct ListScreen: View {
    let rows: Int

    var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<rows) { ListRow(number: $0) } } } }
}

/// What a row of ``LabelScreen`` says.
@Observable
final class LabelModel: Identifiable {
    let id: Int
    var title: String

    init(id: Int) {
        self.id = id
        title = Words.text(id)
    }
}

/// A row of five views: two stacks, a picture and two texts.
nonisolated struct LabelRow: View {
    let model: LabelModel

    var body: some View {
        HStack {
            Color.accentColor.frame(width: 32, height: 32).clipShape(Circle())
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: model.title).font(.headline)
                Text(verbatim: Words.text(model.id + 3)).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(8)
    }
}

/// Rows with text in columns, as a screen has them.
nonisolated struct LabelScreen: View {
    let rows: [LabelModel]

    var body: some View { VStack(spacing: 4) { ForEach(rows) { LabelRow(model: $0) } } }
}
