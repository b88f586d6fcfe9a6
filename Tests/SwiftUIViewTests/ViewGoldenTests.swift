import MizanReports
import MizanTesting
import SwiftUI
import TestSupport
import Testing

/// View files in the manner of real ones, each as it is written for SwiftUI but for its import, in six languages at two text sizes.
struct ViewGoldenTests {
    private static let variants = GoldenVariants.every(
        locales: ["en", "ar", "he", "de", "hi", "ja"], textSizes: [.large, .accessibility2])

    /// Monday, 23 November 2026, 08:05 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_421_100)

    private func strings() throws -> [StringBundle] {
        [
            try StringBundle(
                folder: Checkout.file("Tests/SwiftUIViewTests").path, name: "main", developmentLanguage: "en")
        ]
    }

    private func check(_ view: some View, named name: String) throws {
        expectGolden(
            of: view, named: name, variants: Self.variants, strings: try strings(),
            proposal: ProposedViewSize(width: 375, height: nil), pictures: .png)
    }

    @Test func feedRow() throws {
        let posts = [
            Post(
                id: 1, author: "Layla Haddad", handle: "@layla", initials: "LH", accent: .indigo, date: Self.morning,
                text: "The market opens at 7, and قهوة سارة has the best coffee of the street.", place: "Souq Waqif",
                replies: 3, likes: 128, isFavorite: true),
            Post(
                id: 2, author: "نورة الشامي", handle: "@noura", initials: "ن", accent: .teal,
                date: Self.morning.addingTimeInterval(-90_000),
                text: "قرأت كتاب Swift Concurrency في 3 أيام، وأنصح به كل من يكتب البرامج.", place: nil, replies: 1,
                likes: 11),
        ]
        try check(
            VStack(spacing: 0) {
                ForEach(posts) { post in
                    FeedRow(post: post)
                    Divider()
                }
            }, named: "FeedRow")
    }

    @Test func lockScreenCard() throws {
        let departure = Departure(
            line: "S7", destination: "Königstraße", leaves: Self.morning, platform: 12, minutesLate: 4, progress: 0.35)
        try check(LockScreenCard(departure: departure), named: "LockScreenCard")
    }

    @Test func chartCard() throws {
        let counts = [6_420, 10_250, 8_110, 12_934, 9_870, 4_300, 11_020]
        let days = counts.enumerated().map { index, count in
            DaySteps(date: Self.morning.addingTimeInterval(Double(index - 6) * 86_400), count: count)
        }
        try check(ChartCard(days: days, goal: 10_000), named: "ChartCard")
    }

    @Test func chatBubbles() throws {
        let messages = [
            Message(id: 1, sender: .other, text: "Are you coming at 18:30?", date: Self.morning),
            Message(
                id: 2, sender: .me, text: "نعم، سأصل الساعة 18:30 إلى Café Nour.",
                date: Self.morning.addingTimeInterval(60)),
            Message(
                id: 3, sender: .me, text: "Shall I bring כנאפה?", date: Self.morning.addingTimeInterval(90),
                isRead: true),
            Message(id: 4, sender: .other, text: "👍 מעולה", date: Self.morning.addingTimeInterval(180)),
        ]
        try check(ChatBubbles(name: "Sara Levi", messages: messages), named: "ChatBubbles")
    }

    private func checkScreen(_ screen: some View, named name: String) throws {
        expectGolden(
            of: screen, named: name, variants: Self.screenVariants, strings: try strings(),
            proposal: ProposedViewSize(width: 375, height: 812), pictures: .png
        ) {
            $0.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
        }
    }

    private static let screenVariants = GoldenVariants.every(
        locales: ["en", "ar", "he", "de", "hi", "ja"], textSizes: [.large, .accessibility2],
        appearances: [.light, .dark])

    @Test func settings() throws { try checkScreen(SettingsScreen(), named: "SettingsScreen") }

    @Test func mail() throws {
        let today = [
            Mail(
                id: 1, sender: "Layla Haddad", subject: "Re: الميزانية 2027",
                preview: "I have put the numbers into the table, the sum is 12,400. شكرا على المراجعة!",
                date: Self.morning,
                isUnread: true, attachments: 2),
            Mail(
                id: 2, sender: "نورة الشامي", subject: "موعد الغد",
                preview: "نلتقي الساعة 10:30 في Café Nour، هل يناسبك؟",
                date: Self.morning.addingTimeInterval(-3_600), isUnread: true),
        ]
        let earlier = [
            Mail(
                id: 3, sender: "דנה לוי", subject: "תמונות מהטיול", preview: "העליתי 48 תמונות לאלבום Summer 2026.",
                date: Self.morning.addingTimeInterval(-90_000)),
            Mail(
                id: 4, sender: "Bahnhof Köln", subject: "Ihre Fahrkarte", preview: "Gleis 7, Wagen 23, Sitz 61.",
                date: Self.morning.addingTimeInterval(-180_000), attachments: 1),
        ]
        try checkScreen(MailScreen(today: today, earlier: earlier), named: "MailScreen")
    }

    @Test func player() throws {
        let song = Song(id: 1, title: "سألوني الناس", artist: "Fairuz", duration: .seconds(245))
        let queue = [
            Song(id: 2, title: "Nassam Alayna", artist: "فيروز", duration: .seconds(198)),
            Song(id: 3, title: "ירושלים של זהב", artist: "Ofra Haza", duration: .seconds(272)),
        ]
        try checkScreen(PlayerScreen(song: song, queue: queue), named: "PlayerScreen")
    }

    /// An app in one direction on a system in the other.
    @Test func priceTable() throws {
        let prices = [
            Price(id: 1, name: "Apfelsaft", pieces: 12, amount: 2.49),
            Price(id: 2, name: "قهوة عربية", pieces: 1_250, amount: 18.9),
            Price(id: 3, name: "Olive oil 750 ml", pieces: 48, amount: 11.25),
            Price(id: 4, name: "טחינה", pieces: 7, amount: 1_004.5),
        ]
        expectGolden(
            of: PriceTable(prices: prices), named: "PriceTable", variants: Self.screenVariants, strings: try strings(),
            proposal: ProposedViewSize(width: 640, height: 420), pictures: .png
        ) {
            $0.systemLayoutDirection = $0.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
    }

    @Test func onboarding() throws { try checkScreen(OnboardingScreen(), named: "OnboardingScreen") }
}
