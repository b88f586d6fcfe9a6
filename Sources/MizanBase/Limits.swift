/// Bounds on input from outside, in one place. Beyond a bound there is an error, never a crash.
public enum Limits {
    /// Bytes of one file.
    public static let fileBytes = 64 << 20
    /// Nested arrays and objects of a JSON file.
    public static let jsonDepth = 4_096
    /// The same of one that is edited, whose values are sorted level by level.
    public static let editableJSONDepth = 256
    /// Nested elements of an XML file, and arrays and dictionaries of a property list.
    public static let xmlDepth = 512
    /// Strings, numbers, arrays and dictionaries of one property list.
    public static let propertyListValues = 1 << 17
    /// Keys of one table of strings, beside one for every `tableKeyBytes` bytes of its file.
    public static let tableKeys = 10_000
    /// Bytes of a table's file that bring room for one more key: the memory of keys is bounded by the file.
    public static let tableKeyBytes = 64
    /// Values of the JSON of a string catalog, beside one for every `catalogValueBytes` bytes.
    public static let catalogValues = 50_000
    /// Bytes of a string catalog that bring room for one more value.
    public static let catalogValueBytes = 12
    /// Texts of one language of one entry that are linted: forms, devices and widths multiply to some hundreds.
    public static let lintedTexts = 1_000
    /// Languages of one table that are linted.
    public static let lintedLanguages = 1_000
    /// Findings of missing translations in one table.
    public static let lintFindings = 100_000
    /// Files and folders of one folder.
    public static let folderEntries = 1 << 14
    /// Files and folders of the folders that strings are extracted from.
    public static let sourceEntries = 1 << 18
    /// Components of the path of a file that is given in memory.
    public static let pathComponents = 64
    /// Nested views of one tree, unless the limit is raised.
    public static let viewDepth = 1_000
    /// The largest value that the depth of views can be raised to.
    public static let viewDepthMaximum = 10_000
    /// Proposals that a view answers in one layout: lengths that follow each other across many levels, such as grids
    /// that keep their proportions inside one another, need twice as many with each level.
    public static let measurementsPerView = 256
    /// Nested arrays and objects of a scene file for each of its nested views: a view in the content of an overlay is
    /// inside five.
    public static let jsonDepthPerView = 5
    /// Types of content that conform to each other, one after the other, in one file.
    public static let contentTypeDepth = 64
    /// Types that one receiver accepts.
    public static let acceptedTypes = 256
    /// Nested texts and values of one text.
    public static let valueDepth = 64
    /// Views of one tree.
    public static let viewCount = 1_000_000
    /// Images, colours and groups of the catalogs of one scene.
    public static let assetSets = 1 << 14
    /// Bytes of the catalogs and images of one scene.
    public static let assetBytes = 256 << 20
    /// Nested folders of an asset catalog.
    public static let assetFolderDepth = 32
    /// Bytes of one `Contents.json` of an asset catalog.
    public static let assetContentsBytes = 1 << 20
    /// Values of one `Contents.json`.
    public static let assetContentsValues = 10_000
    /// Nested arrays and objects of one `Contents.json`.
    public static let assetContentsDepth = 64
    /// UTF-16 units of one text.
    public static let textUnits = 1 << 20
    /// Isolates of one paragraph; FriBidi takes quadratic time for those that follow each other.
    public static let paragraphIsolates = 4_096
    /// Fonts of one collection; Noto Sans CJK has ten.
    public static let collectionFonts = 256
    /// Bytes of a font's table of names.
    public static let fontNameBytes = 1 << 20
    /// Axes of one variable font; one with more is used as it stands in its file. Those with the most have some twenty.
    public static let fontAxes = 64
    /// Instances of one variable font that are what they were asked for; of further ones the weight is a whole hundred and the
    /// width a quarter of the normal one, so that there is an end to them.
    public static let fontInstances = 512
    /// Layers of one glyph in colours.
    public static let glyphLayers = 1 << 10
    /// Bytes of the pictures of the glyphs of one tree.
    public static let glyphPictureBytes = 64 << 20
    /// Steps of the outline of one shape.
    public static let pathElements = 1 << 16
    /// Bytes of one SVG file.
    public static let svgBytes = 4 << 20
    /// Elements of one SVG file, each counted as often as it is used; and declarations of its style sheets.
    public static let svgElements = 1 << 14
    /// References of one SVG file in one another.
    public static let svgReferenceDepth = 16
    /// Steps of the paths of one SVG file, those of its strokes' outlines included.
    public static let svgPathElements = 1 << 17
    /// Dashes of one shape of an SVG file.
    public static let svgDashes = 20_000
    /// Dashes of one line; one with more is drawn whole.
    public static let strokeDashes = 100_000
    /// Lengths of one dash pattern.
    public static let dashLengths = 64
    /// Colours of one gradient.
    public static let gradientStops = 1_024
    /// Transparency layers in one another.
    public static let transparencyLayers = 4_096
    /// Pixels of one picture.
    public static let pixels = 100_000_000
    /// Pixels of all images that one picture decodes or makes smaller, one after the other.
    public static let imagePixels = 2_000_000_000
    /// Bytes that a decoder of pictures takes beside the picture.
    public static let decoderBytes = 1 << 30
    /// Scans of a progressive JPEG file, each of which goes over the whole picture; 10 are usual. A picture of more
    /// than 20 million pixels may have fewer: in all no more than `imagePixels`.
    public static let jpegScans = 100
    /// Pixels of all transparency layers and shadows of one picture, one after the other.
    public static let layerPixels = 400_000_000
    /// Bytes of the pictures of one HTML page.
    public static let pageBytes = 64 << 20
    /// Arguments of one format.
    public static let formatArguments = 99
    /// Variants of one scene in one set of a golden plan; a set may have ten times as many.
    public static let goldenVariants = 100_000
    /// Files and folders of a folder of goldens that are looked at.
    public static let goldenEntries = 1 << 20
    /// Bytes of one line of a golden report.
    public static let reportLineBytes = 16 << 20
    /// Values of one line of a golden report, and of the list of accepted files.
    public static let reportLineValues = 1 << 20
    /// Nested arrays and objects of one line of a golden report.
    public static let reportDepth = 16
    /// Bytes of one line of a report's times.
    public static let reportTimeBytes = 1 << 16
    /// Bytes that are kept of golden runs, unless another limit is set; the oldest go first.
    public static let storeBytes = 512 << 20
    /// Files whose hashes a store keeps.
    public static let storeHashes = 1_000
    /// Bytes of one file that is hashed: a program or a font.
    public static let hashedFileBytes = 4 << 30
    /// Diagnostics printed for one file.
    public static let diagnosticsPerFile = 20
}
