import CMizan
import MizanDocument
import MizanScenes

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A scene of bytes.
@implementation @_cdecl("mizan_scene_create")
public func mizan_scene_create(
    _ file: UnsafePointer<mizan_file>?, _ files: UnsafePointer<mizan_file>?, _ file_count: Int,
    _ scene: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(scene, error, MIZAN_ERROR_INPUT) {
        guard let file else { throw CallError("the file is NULL") }
        let scene = try Scene(
            file: SourceFile(file.pointee), files: SourceFile.all(files, count: file_count))
        // What is wrong with its views is said now, not at its first layout.
        _ = try scene.view()
        return SceneHandle(scene)
    }
}

/// Gives up a scene.
@implementation @_cdecl("mizan_scene_destroy")
public func mizan_scene_destroy(_ scene: OpaquePointer?) { SceneHandle.destroy(scene) }
