import MizanFonts
import SwiftUI
import TestSupport
import Testing

/// A bar as wide as the screen with margins.
private struct ScreenWideBar: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width - 64, height: 10).id("bar") }
}

private struct OpeningButton: View {
    var body: some View {
        Button("Open") {
            if let url = URL(string: "https://mizan.example"), UIApplication.shared.canOpenURL(url) {
                UIApplication.shared.open(url)
            }
        }
    }
}

private struct WebPage: UIViewRepresentable {
    final class Coordinator {}

    let address: String

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct RoundedCorners: Shape {
    let corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
        Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath)
    }
}

struct UIKitNamesTests {
    private func environment() throws -> EnvironmentValues {
        EnvironmentValues(localization: Localization(catalogs: [], locale: "en"), fonts: try ShippedFonts.collection())
    }

    private func width(of id: String, in tree: RenderTree) throws -> Double {
        try #require(tree.nodes.first { $0.path.description.hasSuffix(id) }).frame.size.width.points
    }

    @Test func `the screen is as large as the layout's proposal`() throws {
        let tree = try ScreenWideBar().renderTree(
            proposal: ProposedViewSize(width: 320, height: 480), environment: environment())
        #expect(try width(of: "bar", in: tree) == 256)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.scale == 2)
    }

    @Test func `a session whose size changes has another screen`() throws {
        let session = LayoutSession(
            ScreenWideBar(), proposal: ProposedViewSize(width: 320, height: 480), environment: try environment())
        #expect(try width(of: "bar", in: session.update().layout.tree) == 256)
        session.proposal = ProposedViewSize(width: 480, height: 320)
        #expect(try width(of: "bar", in: session.update().layout.tree) == 416)
    }

    @Test func `an action opens a link by the environment of its session`() throws {
        final class Opened: @unchecked Sendable { var links: [URL] = [] }
        let opened = Opened()
        var environment = try environment()
        environment.openURL = OpenURLAction { url in
            opened.links.append(url)
            return .handled
        }
        let session = LayoutSession(
            OpeningButton(), proposal: ProposedViewSize(width: 100, height: 40), environment: environment)
        try session.update()
        #expect(try session.send(.tap(at: CGPoint(x: 50, y: 20))))
        #expect(opened.links.map(\.absoluteString) == ["https://mizan.example"])
    }

    @Test func `system colours follow the appearance`() throws {
        var environment = try environment()
        #expect(try Color(.systemGray6).resolved(in: environment) == RGBA(red: 0xf2, green: 0xf2, blue: 0xf7))
        environment.colorScheme = .dark
        #expect(try Color(uiColor: .systemGray6).resolved(in: environment) == RGBA(red: 0x1c, green: 0x1c, blue: 0x1e))
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(try Color(dynamic).resolved(in: environment) == .white)
        #expect(
            try Color(UIColor.white.withAlphaComponent(0.5)).resolved(in: environment)
                == RGBA(red: 255, green: 255, blue: 255, alpha: 128))
    }

    @Test func `the device is the one of the environment`() throws {
        struct Kind: View {
            var body: some View { Text(verbatim: UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone") }
        }
        var environment = try environment()
        func text(_ environment: EnvironmentValues) throws -> String {
            let tree = try Kind().renderTree(proposal: .unspecified, environment: environment)
            return tree.text
        }
        #expect(try text(environment).contains("phone"))
        environment.userInterfaceIdiom = .pad
        #expect(try text(environment).contains("pad"))
        #expect(UIDevice.current.model == "iPhone")
    }

    @Test func `a view of UIKit is a placeholder with its name and a finding`() throws {
        let layout = try WebPage(address: "mizan.example").layout(
            proposal: ProposedViewSize(width: 200, height: 100), environment: environment())
        #expect(layout.tree.text.contains("WebPage"))
        #expect(layout.findings.map(\.rule) == ["representable-not-drawn"])
        #expect(layout.findings.first?.message.contains("WebPage") == true)
    }

    @Test func `corners are round one by one`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(RoundedCorners(corners: []).path(in: rect) != RoundedCorners(corners: .topLeft).path(in: rect))
        #expect(
            RoundedCorners(corners: [.topLeft, .bottomRight]).path(in: rect)
                == UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).path(in: rect))
    }

    @Test func `pictures are made of bytes and of names`() throws {
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/PNG/gradient-transparent.png")
        let image = try #require(UIImage(data: Data(bytes)))
        #expect(image.pngData() == Data(bytes))
        #expect(image.cgImage.map { CGSize(width: Double($0.width), height: Double($0.height)) } == image.size)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(named: "a")?.cgImage == nil)
    }

    @Test func `lengths grow with the text size`() throws {
        struct Scaled: View {
            var body: some View { Color.red.frame(width: UIFontMetrics.default.scaledValue(for: 10)).id("bar") }
        }
        var environment = try environment()
        environment.dynamicTypeSize = .accessibility5
        let proposal = ProposedViewSize(width: 100, height: 10)
        let large = try Scaled().renderTree(proposal: proposal, environment: environment)
        #expect(try width(of: "bar", in: large) > 20)
    }
}
