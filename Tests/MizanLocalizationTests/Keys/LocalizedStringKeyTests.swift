import Foundation
import MizanLocalization
import Testing

/// Keys as Foundation and SwiftUI derive them.
@Suite struct LocalizedStringKeyTests {
    private let place = "ירושלים"

    @Test func `text is %@`() {
        let key: LocalizedStringKey = "Weather in \(place)"
        #expect(key.key == "Weather in %@")
        #expect(key.arguments == [.text("ירושלים")])
    }

    @Test func `numbers are %lld and %lf, small ones %d, unsigned ones %llu, Float %f`() {
        let key: LocalizedStringKey = "\(1) \(2.5) \(Int32(3)) \(UInt(4)) \(Float(5)) \(UInt8(6))"
        #expect(key.key == "%lld %lf %d %llu %f %u")
        #expect(key.arguments == [.integer(1), .double(2.5), .integer(3), .integer(4), .double(5), .integer(6)])
    }

    @Test func `whatever is formatted is %@`() {
        let rain = LocalizedValue.measurement(12, unit: .millimeters, usage: "rainfall", width: .abbreviated)
        let key: LocalizedStringKey = "\(rain), \(54, format: .percent), \(Date.distantPast, format: .shortWeekday)"
        #expect(key.key == "%@, %@, %@")
        #expect(key.arguments[1] == .number(54, style: .percent))
    }

    @Test func `a fraction is a percentage in hundredths`() {
        let key: LocalizedStringKey = "\(0.5, format: .percent)"
        #expect(key.arguments == [.number(50, style: .percent)])
    }

    @Test func `a percent sign is doubled beside arguments and left alone without`() {
        let with: LocalizedStringKey = "100% of \(place)"
        let without: LocalizedStringKey = "100% sure"
        #expect(with.key == "100%% of %@")
        #expect(without.key == "100% sure")
    }

    @Test func `a phone number is text with a kind`() {
        let key: LocalizedStringKey = "Call \("+971 4 123", as: .phone)"
        #expect(key.key == "Call %@")
        #expect(key.arguments == [.technical("+971 4 123", kind: .phone)])
    }

    @Test func `a specifier of one's own`() {
        let key: LocalizedStringKey = "\(2.25, specifier: "%.1f") km"
        #expect(key.key == "%.1f km")
    }

    @Test func `a resource takes its arguments from the default value`() {
        let rain = LocalizedValue.measurement(12, unit: .millimeters, usage: "rainfall", width: .abbreviated)
        let resource = LocalizedStringResource(
            "EXPECTED_RAINFALL", defaultValue: "\(12) \(rain) expected in next \(24)h.", comment: "Rain")
        #expect(resource.key == "EXPECTED_RAINFALL")
        #expect(resource.defaultValue == "%lld %@ expected in next %lldh.")
        #expect(resource.arguments == [.integer(12), rain, .integer(24)])
        #expect(resource.comment == "Rain")
    }

    @Test func `a resource by interpolation is its own key`() {
        let resource: LocalizedStringResource = "Weather in \(place)"
        #expect(resource.key == "Weather in %@")
        #expect(resource.defaultValue == nil)
    }

    @Test func `the isolate's direction follows the kind`() {
        #expect(LocalizedValue.text("a").direction == .firstStrong)
        #expect(LocalizedValue.integer(1).direction == .formatterLanguage)
        for kind in LocalizedValue.TechnicalKind.allCases {
            #expect(LocalizedValue.technical("a", kind: kind).direction == .leftToRight)
        }
    }
}
