import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender { case me, other }

    let id: Int
    let sender: Sender
    let text: String
    let date: Date
    var isRead = false
}

struct ChatBubbles: View {
    let name: String
    let messages: [Message]

    var body: some View {
        VStack(spacing: 0) {
            titleBar
            Divider()
            ScrollViewContent(messages: messages)
        }
        .background(Color(white: 0.97))
    }

    private var titleBar: some View {
        HStack(spacing: 8) {
            Image(systemName: "chevron.backward")
                .font(.body.weight(.semibold))
                .foregroundColor(.accentColor)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: name).font(.headline)
                Text("\(messages.count) messages")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding(.horizontal)
        .padding(.vertical, 10)
        .background(Color.white)
    }
}

private struct ScrollViewContent: View {
    let messages: [Message]

    var body: some View {
        VStack(spacing: 4) {
            ForEach(Array(messages.enumerated()), id: \.offset) { index, message in
                if index == 0 {
                    Text(message.date, format: .dateTime.weekday(.wide).day().month(.wide))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .padding(.vertical, 8)
                }
                BubbleRow(message: message, isLastOfSender: isLast(index))
            }
        }
        .padding(.horizontal, 12)
        .padding(.bottom, 16)
    }

    private func isLast(_ index: Int) -> Bool {
        guard messages.indices.contains(index + 1) else { return true }
        return messages[index + 1].sender != messages[index].sender
    }
}

private struct BubbleRow: View {
    let message: Message
    let isLastOfSender: Bool

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
            HStack {
                if isMine { Spacer(minLength: 48) }
                Text(verbatim: message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 9)
                    .foregroundColor(isMine ? .white : .primary)
                    .bubble(isMine: isMine, hasTail: isLastOfSender)
                if !isMine { Spacer(minLength: 48) }
            }
            if isLastOfSender { footer }
        }
        .padding(.bottom, isLastOfSender ? 6 : 0)
    }

    private var footer: some View {
        HStack(spacing: 4) {
            Text(message.date, format: .dateTime.hour().minute())
            if isMine && message.isRead {
                Text("Read").bold()
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 6)
    }
}

private struct BubbleModifier: ViewModifier {
    let isMine: Bool
    let hasTail: Bool

    func body(content: Content) -> some View {
        let tail: CGFloat = hasTail ? 4 : 18
        content
            .background(isMine ? Color.blue : Color.white)
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: 18, bottomLeadingRadius: isMine ? 18 : tail,
                    bottomTrailingRadius: isMine ? tail : 18, topTrailingRadius: 18))
    }
}

extension View {
    fileprivate func bubble(isMine: Bool, hasTail: Bool) -> some View {
        modifier(BubbleModifier(isMine: isMine, hasTail: hasTail))
    }
}
