import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

extension SceneViewBuilder: LocalizedValueContext {
    var timeZone: TimeZone { scene.timeZone }
    var now: Date? { scene.now }

    func record(_ resource: LocalizedStringResource, from json: JSONValue) { recorder?.record(resource, from: json) }
}
