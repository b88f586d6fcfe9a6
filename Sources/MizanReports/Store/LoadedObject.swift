import CLoader
import Foundation
import MizanBase

/// A program or a library whose code this process runs.
struct LoadedObject: Hashable {
    /// Its file.
    var path: String
    /// The id of its build (``BuildNotes``); nil where it has none.
    var build: String?

    /// The name without folders.
    var name: String { (path as NSString).lastPathComponent }

    /// Everything that the dynamic loader has loaded, by path, whatever has become of its file; nil where the system doesn't
    /// say which program runs.
    static func all() -> [LoadedObject]? {
        // The loader has no name for the program itself.
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        var found = ObjectCollector(program: program)
        withUnsafeMutablePointer(to: &found) { found in
            mizan_each_loaded(
                { path, notes, size, alignment, found in
                    found?.assumingMemoryBound(to: ObjectCollector.self).pointee.add(
                        String(cString: path), UnsafeRawBufferPointer(start: notes, count: notes == nil ? 0 : size),
                        alignment: alignment)
                }, found)
        }
        return found.objects.sorted { $0.path < $1.path }
    }

    /// Collects the objects that the loader names.
    private struct ObjectCollector {
        let program: String
        var objects: [LoadedObject] = []

        mutating func add(_ name: String, _ notes: UnsafeRawBufferPointer, alignment: Int) {
            // An object that the kernel maps by itself (`linux-vdso.so.1`) is no file.
            guard name.isEmpty || name.hasPrefix("/") else { return }
            if notes.baseAddress == nil {
                objects.append(LoadedObject(path: name.isEmpty ? program : name))
            } else if let last = objects.indices.last, objects[last].build == nil {
                objects[last].build = BuildNotes(notes, alignment: alignment == 8 ? 8 : 4).identifier
            }
        }
    }
}
