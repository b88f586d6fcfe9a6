extension UTType {
    /// All types that are known without a declaration, parents before their children.
    static let wellKnown: [UTType] = [
        .item, .content, .compositeContent, .data, .directory, .folder, .text, .plainText, .utf8PlainText,
        .utf16PlainText, .utf16ExternalPlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .json, .xml,
        .html, .rtf, .propertyList, .xmlPropertyList, .binaryPropertyList, .image, .png, .jpeg, .gif, .tiff, .webP,
        .svg, .pdf, .audiovisualContent, .movie, .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .url, .fileURL,
        .archive, .zip, .gzip,
    ]

    private static let wellKnownByKey = Dictionary(uniqueKeysWithValues: wellKnown.map { ($0.key, $0) })

    static func wellKnown(identifier: String) -> UTType? { wellKnownByKey[identifier.lowercased()] }

    /// What has a place in a hierarchy: files and folders.
    public static let item = UTType(
        declaring: "public.item", conformingTo: [])

    /// What a person reads, looks at or listens to.
    public static let content = UTType(
        declaring: "public.content", conformingTo: [])

    /// Content of several kinds in one.
    public static let compositeContent = UTType(
        declaring: "public.composite-content", conformingTo: [.content])

    /// Bytes.
    public static let data = UTType(
        declaring: "public.data", conformingTo: [.item], mimeTypes: ["application/octet-stream"])

    /// A place for other items.
    public static let directory = UTType(
        declaring: "public.directory", conformingTo: [.item])

    /// A directory that people look into.
    public static let folder = UTType(
        declaring: "public.folder", conformingTo: [.directory])

    /// Text, with or without markup.
    public static let text = UTType(
        declaring: "public.text", conformingTo: [.data, .content])

    /// Text without markup, in an encoding that isn't said.
    public static let plainText = UTType(
        declaring: "public.plain-text", conformingTo: [.text], filenameExtensions: ["txt", "text"],
        mimeTypes: ["text/plain"])

    /// Text without markup in UTF-8.
    public static let utf8PlainText = UTType(
        declaring: "public.utf8-plain-text", conformingTo: [.plainText])

    /// Text without markup in UTF-16, in the machine's order without a mark.
    public static let utf16PlainText = UTType(
        declaring: "public.utf16-plain-text", conformingTo: [.plainText])

    /// Text without markup in UTF-16, with a mark of its order.
    public static let utf16ExternalPlainText = UTType(
        declaring: "public.utf16-external-plain-text", conformingTo: [.plainText])

    /// Lines of values with a character between them.
    public static let delimitedText = UTType(
        declaring: "public.delimited-values-text", conformingTo: [.text])

    /// Lines of values with commas between them.
    public static let commaSeparatedText = UTType(
        declaring: "public.comma-separated-values-text", conformingTo: [.delimitedText], filenameExtensions: ["csv"],
        mimeTypes: ["text/csv", "text/comma-separated-values"])

    /// Lines of values with tabulators between them.
    public static let tabSeparatedText = UTType(
        declaring: "public.tab-separated-values-text", conformingTo: [.delimitedText], filenameExtensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"])

    /// JSON.
    public static let json = UTType(
        declaring: "public.json", conformingTo: [.text], filenameExtensions: ["json"], mimeTypes: ["application/json"])

    /// XML.
    public static let xml = UTType(
        declaring: "public.xml", conformingTo: [.text], filenameExtensions: ["xml"],
        mimeTypes: ["application/xml", "text/xml"])

    /// HTML.
    public static let html = UTType(
        declaring: "public.html", conformingTo: [.text], filenameExtensions: ["html", "htm", "shtml", "shtm"],
        mimeTypes: ["text/html"])

    /// Rich text.
    public static let rtf = UTType(
        declaring: "public.rtf", conformingTo: [.text], filenameExtensions: ["rtf"], mimeTypes: ["text/rtf"])

    /// A property list of either form.
    public static let propertyList = UTType(
        declaring: "com.apple.property-list", conformingTo: [.data], filenameExtensions: ["plist"])

    /// A property list in XML.
    public static let xmlPropertyList = UTType(
        declaring: "com.apple.xml-property-list", conformingTo: [.xml, .propertyList])

    /// A property list in the binary form.
    public static let binaryPropertyList = UTType(
        declaring: "com.apple.binary-property-list", conformingTo: [.propertyList])

    /// A picture.
    public static let image = UTType(
        declaring: "public.image", conformingTo: [.data, .content])

    /// Portable Network Graphics.
    public static let png = UTType(
        declaring: "public.png", conformingTo: [.image], filenameExtensions: ["png"], mimeTypes: ["image/png"])

    /// JPEG.
    public static let jpeg = UTType(
        declaring: "public.jpeg", conformingTo: [.image], filenameExtensions: ["jpeg", "jpg", "jpe"],
        mimeTypes: ["image/jpeg", "image/jpg"])

    /// GIF.
    public static let gif = UTType(
        declaring: "com.compuserve.gif", conformingTo: [.image], filenameExtensions: ["gif"], mimeTypes: ["image/gif"])

    /// TIFF.
    public static let tiff = UTType(
        declaring: "public.tiff", conformingTo: [.image], filenameExtensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]
    )

    /// WebP.
    public static let webP = UTType(
        declaring: "org.webmproject.webp", conformingTo: [.image], filenameExtensions: ["webp"],
        mimeTypes: ["image/webp"])

    /// Scalable Vector Graphics.
    public static let svg = UTType(
        declaring: "public.svg-image", conformingTo: [.image], filenameExtensions: ["svg", "svgz"],
        mimeTypes: ["image/svg+xml"])

    /// Portable Document Format.
    public static let pdf = UTType(
        declaring: "com.adobe.pdf", conformingTo: [.data, .compositeContent], filenameExtensions: ["pdf"],
        mimeTypes: ["application/pdf"])

    /// Sound, moving pictures, or both.
    public static let audiovisualContent = UTType(
        declaring: "public.audiovisual-content", conformingTo: [.data, .content])

    /// Moving pictures, with sound where there is any.
    public static let movie = UTType(
        declaring: "public.movie", conformingTo: [.audiovisualContent])

    /// Moving pictures without sound.
    public static let video = UTType(
        declaring: "public.video", conformingTo: [.movie])

    /// A film in MPEG-4.
    public static let mpeg4Movie = UTType(
        declaring: "public.mpeg-4", conformingTo: [.movie], filenameExtensions: ["mp4", "mpg4"],
        mimeTypes: ["video/mp4", "video/mp4v"])

    /// A film in QuickTime's form.
    public static let quickTimeMovie = UTType(
        declaring: "com.apple.quicktime-movie", conformingTo: [.movie], filenameExtensions: ["mov", "qt"],
        mimeTypes: ["video/quicktime"])

    /// Sound.
    public static let audio = UTType(
        declaring: "public.audio", conformingTo: [.audiovisualContent])

    /// Sound in MPEG layer 3.
    public static let mp3 = UTType(
        declaring: "public.mp3", conformingTo: [.audio], filenameExtensions: ["mp3", "mpga"],
        mimeTypes: ["audio/mpeg", "audio/mp3"])

    /// The address of something.
    public static let url = UTType(
        declaring: "public.url", conformingTo: [.data])

    /// The address of a file.
    public static let fileURL = UTType(
        declaring: "public.file-url", conformingTo: [.url])

    /// Files and folders in one.
    public static let archive = UTType(
        declaring: "public.archive", conformingTo: [])

    /// A ZIP archive.
    public static let zip = UTType(
        declaring: "public.zip-archive", conformingTo: [.data, .archive], filenameExtensions: ["zip"],
        mimeTypes: ["application/zip"])

    /// A file compressed by gzip.
    public static let gzip = UTType(
        declaring: "org.gnu.gnu-zip-archive", conformingTo: [.data, .archive], filenameExtensions: ["gz", "gzip"],
        mimeTypes: ["application/gzip", "application/x-gzip"])
}
