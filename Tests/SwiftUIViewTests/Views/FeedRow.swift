import SwiftUI

struct Post: Identifiable {
    let id: Int
    let author: String
    let handle: String
    let initials: String
    let accent: Color
    let date: Date
    let text: String
    let place: String?
    var replies = 0
    var likes = 0
    var isFavorite = false
}

struct FeedRow: View {
    let post: Post
    @State private var isExpanded = false
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .body) private var avatarSize: CGFloat = 44

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if !dynamicTypeSize.isAccessibilitySize { avatar }
            VStack(alignment: .leading, spacing: 6) {
                header
                Text(verbatim: post.text)
                    .font(.body)
                    .lineLimit(isExpanded ? nil : 6)
                    .fixedSize(horizontal: false, vertical: true)
                if let place = post.place {
                    placeCard(place)
                }
                actions
                    .padding(.top, 4)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal)
        .padding(.vertical, 12)
        .background(Color.white)
        .contentShape(Rectangle())
        .onTapGesture { isExpanded.toggle() }
        .accessibilityElement(children: .combine)
    }

    private var avatar: some View {
        Text(verbatim: post.initials)
            .font(.headline)
            .foregroundColor(.white)
            .frame(width: avatarSize, height: avatarSize)
            .background(
                LinearGradient(
                    gradient: Gradient(colors: [post.accent.opacity(0.7), post.accent]), startPoint: .topLeading,
                    endPoint: .bottomTrailing)
            )
            .clipShape(Circle())
            .accessibilityHidden(true)
    }

    private var header: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                name
                handle
                Spacer(minLength: 8)
                date
            }
            VStack(alignment: .leading, spacing: 2) {
                name
                HStack(alignment: .firstTextBaseline) {
                    handle
                    Spacer(minLength: 8)
                    date
                }
            }
            VStack(alignment: .leading, spacing: 2) {
                name
                handle
                date
            }
        }
    }

    private var name: some View {
        Text(verbatim: post.author)
            .font(.subheadline.weight(.semibold))
    }

    private var handle: some View {
        Text(verbatim: post.handle)
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }

    private var date: some View {
        Text(post.date, format: .dateTime.month(.abbreviated).day())
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }

    private func placeCard(_ place: String) -> some View {
        HStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 2, style: .continuous)
                .fill(post.accent)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 2) {
                Text("Seen at \(place)")
                    .font(.footnote.bold())
                Text("Tap for directions")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Image(systemName: "chevron.forward")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(10)
        .background(post.accent.opacity(0.08))
        .cornerRadius(10)
    }

    private var actions: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 20) { actionLabels }
            VStack(alignment: .leading, spacing: 8) { actionLabels }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    @ViewBuilder private var actionLabels: some View {
        Label {
            Text("\(post.replies) replies")
        } icon: {
            Image(systemName: "arrowshape.turn.up.backward")
        }
        Label {
            Text("\(post.likes) likes")
        } icon: {
            Image(systemName: post.isFavorite ? "star.fill" : "star")
                .foregroundColor(post.isFavorite ? .orange : nil)
        }
        Label("Share", systemImage: "square.and.arrow.up")
    }
}

struct FeedRow_Previews: PreviewProvider {
    static var previews: some View {
        FeedRow(
            post: Post(
                id: 1, author: "Layla Haddad", handle: "@layla", initials: "LH", accent: .indigo, date: .now,
                text: "The market opens at 7.", place: "Souq Waqif")
        )
        .previewDisplayName("A post with a place")
    }
}
