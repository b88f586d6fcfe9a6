import SwiftUI

struct Mail: Identifiable, Equatable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let date: Date
    var isUnread = false
    var attachments = 0
}

struct MailScreen: View {
    @State var today: [Mail]
    @State var earlier: [Mail]
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Today") { rows($today) }
                Section("Earlier") { rows($earlier) }
            }
            .listStyle(.plain)
            .searchable(text: $query, prompt: "Search mail")
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button {
                    } label: {
                        Image(systemName: "folder")
                    }
                    Text("\(today.filter(\.isUnread).count) unread").font(.caption)
                    Button {
                    } label: {
                        Image(systemName: "pencil")
                    }
                }
            }
        }
    }

    private func rows(_ mails: Binding<[Mail]>) -> some View {
        ForEach(mails) { $mail in
            NavigationLink {
                Text(verbatim: mail.preview)
            } label: {
                MailRow(mail: mail)
            }
            .badge(mail.attachments)
            .swipeActions {
                Button(role: .destructive) {
                    mails.wrappedValue.removeAll { $0.id == mail.id }
                } label: {
                    Label("Delete", systemImage: "trash")
                }
                Button {
                    mail.isUnread.toggle()
                } label: {
                    Label("Flag", systemImage: "flag")
                }
                .tint(.orange)
            }
        }
        .onDelete { mails.wrappedValue.remove(atOffsets: $0) }
    }
}

private struct MailRow: View {
    let mail: Mail

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Circle().fill(.tint).frame(width: 9, height: 9).opacity(mail.isUnread ? 1 : 0)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(verbatim: mail.sender).font(.headline)
                    Spacer()
                    Text(mail.date, style: .time).font(.subheadline).foregroundStyle(.secondary)
                }
                Text(verbatim: mail.subject).font(.subheadline)
                Text(verbatim: mail.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
    }
}
