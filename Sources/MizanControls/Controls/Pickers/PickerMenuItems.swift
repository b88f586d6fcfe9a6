import MizanLayout

/// The options of a picker as items of an open menu, with a check mark at the chosen one.
nonisolated struct PickerMenuItems: View {
    let options: [PickerOption]

    var body: some View {
        ForEach(options) { option in
            Button(action: option.select) {
                HStack(spacing: 8) {
                    option.view
                    Spacer(minLength: 0)
                    // The others keep its room: no text wraps in another way when it is chosen.
                    Image(systemName: "checkmark").foregroundStyle(.tint).opacity(option.isSelected ? 1 : 0)
                        .accessibilityHidden(true)
                        .typeName("Check")
                }
            }
            .selected(option.isSelected)
        }
    }
}

private struct IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the views are items of an open menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
