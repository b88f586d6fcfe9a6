import SwiftUI

struct OnboardingScreen: View {
    @State private var page = 0
    var terms = URL(string: "https://example.com/terms")
    var privacy = URL(string: "https://example.com/privacy")

    var body: some View {
        VStack(spacing: 20) {
            TabView(selection: $page) {
                OnboardingPage(
                    symbol: "map", title: "Find your way",
                    text: "Directions for walks, from your door to the last step."
                ).tag(0)
                OnboardingPage(
                    symbol: "bell", title: "Leave on time", text: "A reminder before each of your departures."
                ).tag(1)
                OnboardingPage(
                    symbol: "heart", title: "Keep your places", text: "What you like stays on your device."
                ).tag(2)
            }
            .tabViewStyle(.page)
            Button {
                page += 1
            } label: {
                Text("Continue").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            VStack(spacing: 8) {
                if let terms { Link("Terms of Use", destination: terms) }
                if let privacy { Link("Privacy Policy", destination: privacy) }
            }
            .font(.footnote)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
    }
}

private struct OnboardingPage: View {
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: symbol)
                .font(.system(size: 72))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text(title).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            Text(text).font(.body).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding()
    }
}
