import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// What a view finds around it, taken down while its body is evaluated.
private struct Reader: View {
    final class Record { var found: [String: EnvironmentValues] = [:] }

    let name: String
    let record: Record
    @Environment(\.self) private var environment

    var body: some View {
        let _ = record.found[name] = environment
        return Rectangle().frame(width: 10, height: 10).id(name)
    }
}

private func square(_ id: String) -> some View { Rectangle().frame(width: 10, height: 10).id(id) }

/// System, application and content: who decides a direction.
@Suite @MainActor struct UserInterfaceLevelTests {
    @Test func `a level that says nothing is as the one around it`() throws {
        var environment = try testEnvironment(.rightToLeft)
        #expect(
            UserInterfaceLevel.allCases.map(environment.layoutDirection(of:)) == [
                .rightToLeft, .rightToLeft, .rightToLeft,
            ])
        environment.applicationLayoutDirection = .leftToRight
        #expect(
            UserInterfaceLevel.allCases.map(environment.layoutDirection(of:)) == [
                .leftToRight, .leftToRight, .leftToRight,
            ])
        environment.systemLayoutDirection = .rightToLeft
        environment.contentLayoutDirection = .rightToLeft
        #expect(
            UserInterfaceLevel.allCases.map(environment.layoutDirection(of:)) == [
                .rightToLeft, .leftToRight, .rightToLeft,
            ])
        #expect(environment.layoutDirection == .rightToLeft)
    }

    @Test func `content has its own direction, and the levels above it keep theirs`() throws {
        let record = Reader.Record()
        let view = HStack {
            Reader(name: "outside", record: record)
            HStack {
                Reader(name: "content", record: record)
                Reader(name: "application", record: record).userInterfaceLevel(.application)
                Reader(name: "system", record: record).userInterfaceLevel(.system)
                HStack { Reader(name: "quotation", record: record) }.contentDirection(.leftToRight)
                // Laid out otherwise for once, without content of its own.
                HStack { Reader(name: "back", record: record).userInterfaceLevel(.content) }
                    .environment(\.layoutDirection, .leftToRight)
            }
            .contentDirection(.rightToLeft)
        }
        var environment = try testEnvironment(.leftToRight)
        environment.systemLayoutDirection = .rightToLeft
        _ = try view.renderTree(proposal: .unspecified, environment: environment)
        func directions(_ name: String) throws -> [LayoutDirection] {
            let found = try #require(record.found[name])
            return [found.layoutDirection] + UserInterfaceLevel.allCases.map(found.layoutDirection(of:))
        }
        let (left, right) = (LayoutDirection.leftToRight, LayoutDirection.rightToLeft)
        // What views are laid out in, then system, application, content.
        #expect(try directions("outside") == [left, right, left, left])
        #expect(try directions("content") == [right, right, left, right])
        #expect(try directions("application") == [left, right, left, right])
        #expect(try directions("system") == [right, right, left, right])
        #expect(try directions("quotation") == [left, right, left, left])
        #expect(try directions("back") == [right, right, left, right])
    }

    @Test(arguments: LayoutDirection.allCases, LayoutDirection.allCases)
    func `window buttons stand on the system's side, whatever the app's direction`(
        system: LayoutDirection, application: LayoutDirection
    ) throws {
        let window = VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                square("close")
                Spacer()
            }
            .userInterfaceLevel(.system)
            square("title")
        }
        var environment = try testEnvironment(application)
        environment.systemLayoutDirection = system
        let tree = try window.renderTree(proposal: ProposedViewSize(width: 100, height: nil), environment: environment)
        #expect(try tree.frame("close").minX == (system == .leftToRight ? 0 : 90))
        #expect(try tree.frame("title").minX == (application == .leftToRight ? 0 : 90))
    }

    // MARK: Scrollers

    /// Page en / ar in an English browser, policy content, then system: scroller right / left, then right for both.
    @Test(
        arguments: [
            (.leftToRight, .content, .right), (.rightToLeft, .content, .left),
            (.leftToRight, .system, .right), (.rightToLeft, .system, .right),
        ] as [(LayoutDirection, UserInterfaceDirectionPolicy, ScreenSide)])
    func `a page's scroller follows the page, or the system where the policy says so`(
        page: LayoutDirection, policy: UserInterfaceDirectionPolicy, side: ScreenSide
    ) throws {
        let view = ScrollView { square("page").frame(width: 80, height: 200, alignment: .leading) }
            .contentDirection(page).userInterfaceDirectionPolicy(policy)
        let tree = try view.laidOut(width: 100, height: 50, .leftToRight)
        #expect(try #require(tree.node(at: "ScrollView")?.scroll).scrollerSide == side)
        // The content itself is laid out in its own direction under either policy.
        #expect(try tree.frame("page").minX == (page == .leftToRight ? 10 : 80))
    }

    @Test func `an Arabic app on an English system has its scrollers on the left, or on the right by policy`() throws {
        var environment = try testEnvironment(.rightToLeft)
        environment.systemLayoutDirection = .leftToRight
        for (policy, side) in [(UserInterfaceDirectionPolicy.content, ScreenSide.left), (.system, .right)] {
            environment.userInterfaceDirectionPolicy = policy
            let tree = try ScrollView { square("a").frame(height: 200) }
                .renderTree(proposal: ProposedViewSize(width: 100, height: 50), environment: environment)
            #expect(try #require(tree.node(at: "ScrollView")?.scroll).scrollerSide == side)
        }
    }
}
