import MizanBase
import MizanLocalization

/// The field in which a reader searches a screen, and the parts of it to choose from below.
struct SearchBar: View {
    let field: SearchField
    let scopes: SearchScopes?

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                prompt
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 7)
            .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: 10))
            .typeName("SearchField")
        }
    }

    @ViewBuilder private var prompt: some View {
        if field.text.wrappedValue.isEmpty {
            if let prompt = field.prompt {
                prompt.text.foregroundStyle(.secondary)
            } else {
                Text(SystemWord.search).foregroundStyle(.secondary)
            }
        } else {
            Text(verbatim: field.text.wrappedValue)
        }
    }
}
