import Foundation
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

extension JSONValue {
    /// A text: a string as it is, a localized `key`, or a value in the locale's format (Definitions 2).
    func text(_ builder: SceneViewBuilder) throws -> Text {
        switch try LocalizedValue(self, in: builder) {
        case .text(let text): Text(verbatim: text)
        case .resource(let resource): Text(resource)
        case let value: Text(value)
        }
    }
}

extension SceneViewBuilder: LocalizedValueContext {
    var timeZone: TimeZone { scene.timeZone }
    var now: Date? { scene.now }

    func entered(_ value: JSONValue) throws -> SceneViewBuilder { try entered(value, modifiers: 0) }

    func record(_ resource: LocalizedStringResource) { recorder?.record(resource) }
}
