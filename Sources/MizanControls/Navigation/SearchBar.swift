import MizanBase
import MizanLayout
import MizanLocalization

/// The field in which a reader searches a screen, and the parts of it to choose from below.
nonisolated struct SearchBar: View {
    let field: SearchField
    let scopes: SearchScopes?

    var body: some View {
        VStack(spacing: 8) {
            BarContent {
                HStack(spacing: 6) {
                    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                    TextField(text: field.text, prompt: field.prompt?.text ?? Text(SystemWord.search)) {
                        Text(SystemWord.search)
                    }
                    .textFieldStyle(.plain)
                    if !field.text.wrappedValue.isEmpty {
                        Image(systemName: "xmark").foregroundStyle(.secondary)
                            .accessibilityLabel(Text(SystemWord.clear))
                            .onTapGesture { field.text.wrappedValue = "" }
                    }
                }
                .padding(.horizontal, 8)
                .padding(.vertical, 7)
                .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: 10))
                .typeName("SearchField")
            }
            if let scopes {
                Picker(selection: scopes.selection) {
                    CapturedContent(scopes.scopes)
                } label: {
                    EmptyView()
                }
                .pickerStyle(.segmented)
            }
        }
    }
}
