import MizanLocalization

/// Collects the localized texts that a scene asks for, each key once.
final class StringRecorder {
    private(set) var resources: [LocalizedStringResource] = []
    private var known: Set<[String]> = []

    func record(_ resource: LocalizedStringResource) {
        guard known.insert([resource.table ?? "", resource.key]).inserted else { return }
        resources.append(resource)
    }
}
