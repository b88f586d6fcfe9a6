// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import MizanSwiftUI

/// A chosen picture: none here. Source: PhotosUI's `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    public func loadTransferable<T: Sendable>(type: T.Type) async throws -> T? { nil }
}

/// A filter for the pictures that can be chosen. Source: PhotosUI's `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
    public static var images: PHPickerFilter { PHPickerFilter() }
    public static var videos: PHPickerFilter { PHPickerFilter() }
    public static var livePhotos: PHPickerFilter { PHPickerFilter() }
    public static var screenshots: PHPickerFilter { PHPickerFilter() }
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// The order in which pictures are chosen. Source: PhotosUI's `PhotosPickerSelectionBehavior`.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    public static var `default`: PhotosPickerSelectionBehavior { PhotosPickerSelectionBehavior() }
    public static var ordered: PhotosPickerSelectionBehavior { PhotosPickerSelectionBehavior() }
}

/// A button that lets the user choose pictures. Source: PhotosUI's `PhotosPicker`.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
}

extension View {
    /// Presents nothing here. Source: PhotosUI's `photosPicker(isPresented:selection:matching:)`.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
    /// Presents nothing here. Source: PhotosUI's `photosPicker(isPresented:selection:maxSelectionCount:matching:)`.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}
