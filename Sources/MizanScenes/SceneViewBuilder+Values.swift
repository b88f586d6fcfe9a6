import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

extension SceneViewBuilder: LocalizedValueContext {
    var timeZone: TimeZone { scene.timeZone }
    var now: Date? { scene.now }

    func entered(_ value: JSONValue) throws -> SceneViewBuilder { try entered(value, modifiers: 0) }

    func record(_ resource: LocalizedStringResource, from json: JSONValue) { recorder?.record(resource, from: json) }
}
