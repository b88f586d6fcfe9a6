import Mizan
import MizanControls

/// A message of the chat: its author and its text, as keys of the strings.
struct Message: Identifiable {
    let id: Int
    let author: LocalizedStringKey
    let text: LocalizedStringKey
    let isOwn: Bool
    /// The message that it answers.
    var answered: Int?
}

/// A chat: messages, one of which can be answered, and ready answers.
struct Chat: View {
    @State private var messages = [
        Message(id: 1, author: "Sara", text: "Where are you?", isOwn: false),
        Message(id: 2, author: "Sara", text: "The film begins at eight.", isOwn: false),
    ]
    @State private var answered: Int?

    private let answers: [(id: String, text: LocalizedStringKey)] = [
        ("way", "On my way!"), ("entrance", "I am at the entrance."),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("\(messages.count) messages").font(.headline).accessibilityAddTraits(.isHeader).id("count")
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(messages) { message in
                        MessageRow(message: message) { answered = message.id }
                    }
                }
            }
            .frame(height: 120).id("messages")
            if let author = messages.first(where: { $0.id == answered })?.author {
                HStack {
                    Text("Replying to \(Text(author))").font(.footnote)
                    Spacer()
                    Button("Cancel") { answered = nil }.id("cancel")
                }
                .id("answered")
            }
            HStack {
                ForEach(answers, id: \.id) { answer in
                    Button(answer.text) { send(answer.text) }
                }
            }
        }
        .padding(12)
    }

    private func send(_ text: LocalizedStringKey) {
        messages.append(Message(id: messages.count + 1, author: "You", text: text, isOwn: true, answered: answered))
        answered = nil
    }
}

/// A message at its author's side: the reader's own at the trailing one.
private struct MessageRow: View {
    let message: Message
    let reply: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            if message.isOwn { Spacer(minLength: 40) }
            Text(message.text).padding(8)
                .background(message.isOwn ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.2))
            if !message.isOwn {
                Button("Reply", action: reply).font(.footnote)
                    .accessibilityLabel("Reply to \(Text(message.author))").id("reply")
                Spacer(minLength: 0)
            }
        }
        .id("message")
    }
}
