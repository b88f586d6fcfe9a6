import Mizan
import MizanLayout
import MizanRendering

private struct PictureWriterKey: EnvironmentKey {
    static var defaultValue: (any PictureWriter)? { nil }
}

extension EnvironmentValues {
    /// Makes the files of ``ImageRenderer``; nil, the default, makes none.
    public var pictureWriter: (any PictureWriter)? {
        get { self[PictureWriterKey.self] }
        set { self[PictureWriterKey.self] = newValue }
    }
}
