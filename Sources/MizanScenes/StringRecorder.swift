import MizanLocalization

/// Collects the localized texts that a scene asks for, each key once with as many arguments.
final class StringRecorder {
    private(set) var resources: [LocalizedStringResource] = []
    private var known: Set<[String]> = []

    func record(_ resource: LocalizedStringResource) {
        guard
            known.insert([resource.bundle ?? "", resource.table ?? "", resource.key, "\(resource.arguments.count)"])
                .inserted
        else { return }
        resources.append(resource)
    }
}
