import MizanLocalization
import Testing

@Suite struct VariationTests {
    private typealias Localization = StringCatalog.Localization

    private static func text(_ value: String) -> Localization { Localization(value: .unit(.init(value: value))) }

    /// The strings and widths of Apple's documentation.
    private static let greeting = Localization(
        value: .width([1: text("Hi!"), 20: text("Hello!"), 70: text("Greetings and Salutations!")]))

    @Test(
        arguments: [
            (10, "Hi!"), (25, "Hello!"), (70, "Greetings and Salutations!"), (20, "Hello!"), (0, "Hi!"),
            (nil, "Greetings and Salutations!"),
        ] as [(Int?, String)])
    func `a presentation width takes the widest text that is no wider`(width: Int?, expected: String) {
        #expect(Self.greeting.format(width: width)?.forms == .format(expected))
    }

    @Test func `layout can ask which widths there are, widest first`() {
        #expect(Self.greeting.widths() == [70, 20, 1])
        #expect(Self.text("Hi!").widths().isEmpty)
        let devices = Localization(value: .device([.mac: Self.greeting, .other: Self.text("Hi!")]))
        #expect(devices.widths(device: .mac) == [70, 20, 1])
        #expect(devices.widths(device: .iPad).isEmpty)
    }

    @Test(
        arguments: [
            (.mac, "Click"), (.iPhone, "Tap"), (.iPod, "Tap"), (.appleTV, "Choose"), (.other, "Choose"),
            (DeviceIdiom(rawValue: "robot"), "Choose"),
        ] as [(DeviceIdiom, String)])
    func `a device takes its own text, else that of all others`(device: DeviceIdiom, expected: String) {
        let value = Localization(
            value: .device([.mac: Self.text("Click"), .iPhone: Self.text("Tap"), .other: Self.text("Choose")]))
        #expect(value.format(device: device)?.forms == .format(expected))
    }

    @Test func `a device's branch has its own parts and those around it`() {
        func part(_ text: String) -> StringCatalog.Substitution {
            .init(argumentNumber: 1, formatSpecifier: "lld", value: .plural([.other: .init(value: text)]))
        }
        let value = Localization(
            value: .device([
                .mac: Localization(value: .unit(.init(value: "%#@a@ %#@b@")), substitutions: ["b": part("inner")])
            ]), substitutions: ["a": part("outer a"), "b": part("outer b")])
        let format = value.format(device: .mac)
        #expect(format?.variables["a"]?.forms == .plural([.other: "outer a"]))
        #expect(format?.variables["b"]?.forms == .plural([.other: "inner"]))
    }
}
