import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

extension SceneViewBuilder: LocalizedValueContext {
    var timeZone: TimeZone { scene.timeZone }
    var now: Date? { scene.now }

    /// Reports errors that don't stop the scene to the code that checks it.
    func report(_ error: DiagnosticError) { recorder?.report(error.diagnostics) }

    func record(_ resource: LocalizedStringResource, from json: JSONValue) { recorder?.record(resource, from: json) }
}
