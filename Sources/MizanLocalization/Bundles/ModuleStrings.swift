import Foundation
import MizanBase

/// The strings in the resources of a program's modules, as `bundle: .module` names them: read once, when a text first needs them.
///
/// A bundle of the same name that a ``Localization`` was given counts instead.
enum ModuleStrings {
    private struct Module {
        let path: String
        /// Nil until they are needed; empty where the folder can't be read.
        var strings: StringBundle??
    }

    private static let modules = LockedValue<[String: Module]>([:])

    /// The name by which resources refer to a bundle; nil for the main one. It is that of its folder, or the whole path where
    /// another bundle has that name.
    static func name(of bundle: Bundle) -> String? {
        // On Linux the bundle of a class is another object of the same path.
        bundle === Bundle.main || bundle.bundlePath == Bundle.main.bundlePath
            ? nil : name(ofFolder: bundle.bundlePath)
    }

    /// The name by which resources refer to the bundle at a path.
    static func name(ofFolder path: String) -> String {
        let name = StringBundle.name(ofFolder: URL(fileURLWithPath: path).lastPathComponent)
        return modules.withLock { modules in
            let known = modules[name].map { $0.path == path ? name : path } ?? name
            if modules[known] == nil { modules[known] = Module(path: path) }
            return known
        }
    }

    /// The strings of a module; nil for a name that no bundle has, and for a folder without strings.
    static func strings(named name: String) -> StringBundle? {
        modules.withLock { modules in
            guard let module = modules[name] else { return nil }
            if let strings = module.strings { return strings }
            let strings = try? StringBundle(folder: module.path, name: name)
            modules[name]?.strings = .some(strings)
            return strings
        }
    }
}
