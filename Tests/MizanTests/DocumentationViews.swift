import Mizan
import MizanControls

struct Reminder: Identifiable {
    let id = UUID()
    var title: String
}

// The views of the documentation's article Views.

struct Card: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .title2) private var inset: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding(inset)
            .background(colorScheme == .dark ? Color.black : .white, in: RoundedRectangle(cornerRadius: inset))
    }
}

struct Reminders: View {
    var reminders: [Reminder]

    var body: some View {
        ForEach(reminders) { reminder in
            Label(reminder.title, systemImage: "cloud").modifier(Card())
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}
