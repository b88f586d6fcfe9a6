import MizanBase
import MizanDocument
import MizanLocalization

/// Collects the localized texts of a scene, and its errors that don't stop it.
final class StringRecorder {
    /// Each key once with as many arguments.
    private(set) var resources: [LocalizedStringResource] = []
    /// Each place once.
    private(set) var uses: [(resource: LocalizedStringResource, json: JSONValue)] = []
    /// The findings, in the order that they were found in.
    private(set) var findings: [Diagnostic] = []
    private var recorded: Set<[String]> = []
    private var places: Set<SourcePlace> = []

    func report(_ findings: [Diagnostic]) { self.findings += findings }

    func record(_ resource: LocalizedStringResource, from json: JSONValue) {
        if places.insert(json.place).inserted { uses.append((resource, json)) }
        guard
            recorded.insert([resource.bundle ?? "", resource.table ?? "", resource.key, "\(resource.arguments.count)"])
                .inserted
        else { return }
        resources.append(resource)
    }
}
