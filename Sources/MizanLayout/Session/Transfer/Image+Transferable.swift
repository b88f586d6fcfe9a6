import Foundation
import MizanBase
import MizanImages
import MizanRenderTree
import MizanTransfer

extension UTType {
    /// The name of a symbol or of a catalog's image, for who has it too.
    public static let imageName = UTType(
        declaring: "dev.mizan.image-name", conformingTo: [.json],
        mimeTypes: ["application/vnd.mizan.image-name+json"], description: "Name of an image in Mizan")
}

extension Image: Transferable {
    /// A symbol by its name and as SVG; another image as its file, PNG or JPEG, or as SVG where it is a drawing. An image of a
    /// catalog has its file where a view offers it; elsewhere it has its name alone.
    ///
    /// What a view says of an image, such as `resizable()`, stays with that view.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(contentType: .imageName) {
            guard let name = $0.imageName else { return Data() }
            return try JSONEncoder().encode(name)
        } importing: {
            switch try JSONDecoder().decode(TransferredImageName.self, from: $0) {
            case .symbol(let name): Image(systemName: name)
            case .image(let name): Image(name)
            }
        }
        .exportingCondition { $0.imageName != nil }
        picture(.png) { $0.has(.png) }
        picture(.jpeg) { $0.has(.jpeg) }
        picture(.svg) { $0.svg != nil }
    }

    /// The picture in one of its forms.
    private static func picture(
        _ type: UTType, where isOffered: @escaping @Sendable (ImagePicture) -> Bool
    ) -> some TransferRepresentation<Image> {
        DataRepresentation<Image>(contentType: type) { image in
            guard let picture = image.ownPicture else { return Data() }
            return try await TransferSession().export(picture, accepting: [type]).data
        } importing: { data in
            let picture = try await TransferSession().import(ImagePicture.self, from: data, as: type)
            var checksum = CRC32()
            checksum.update(Array(data)[...])
            // The same bytes have the same name in every tree.
            return Image(ImageAsset("picture-\(hexadecimal(checksum.value))", picture))
        }
        .exportingCondition { $0.ownPicture.map(isOffered) == true }
    }
}

extension Image: EnvironmentItem {
    /// The image with its picture where the environment's catalog has it.
    func resolved(in environment: EnvironmentValues) -> Image {
        let images = environment.images
        let asset: ImageAsset? =
            switch imageName {
            case .image(let name): images.images[name] ?? images.symbols[name]
            // A symbol of the program's own is unknown to others by its name.
            case .symbol(let name): images.symbols[name]
            case nil: nil
            }
        // Without a direction: the file is handed over as it is.
        let traits = ImageTraits(
            locale: environment.localization.locale, idiom: environment.userInterfaceIdiom,
            colorScheme: environment.colorScheme, displayScale: environment.displayScale)
        guard let asset, let shown = asset.image(with: traits) else { return self }
        return Image(ImageAsset(asset.name, shown))
    }
}
