import CMizan
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import MizanRendering

/// The tables of draw commands, one array each, with what these point to.
struct DrawTables {
    private let commands: CArray<mizan_command>
    private let clips: CArray<mizan_clip>
    private let paths: CArray<mizan_path>
    private let verbs: CArray<UInt8>
    private let points: CArray<mizan_point>
    private let strokes: CArray<mizan_stroke>
    private let dashes: CArray<Double>
    private let gradients: CArray<mizan_gradient>
    private let gradientShapes: CArray<mizan_gradient_shape>
    private let colorMatrices: CArray<mizan_color_matrix>
    private let stops: CArray<mizan_stop>
    private let runs: CArray<mizan_run>
    private let glyphs: CArray<mizan_glyph>
    private let fonts: CArray<mizan_font>
    private let fontCoordinates: CArray<mizan_font_coordinate>
    private let pictures: CArray<mizan_picture>
    private let releasedPaths: CArray<Int64>
    private let releasedRuns: CArray<Int64>
    private let releasedPictures: CArray<Int64>
    // Behind the pointers of fonts and pictures.
    private let faces: [FontFace]
    private let names: [CText]
    private let files: [CArray<UInt8>]

    init(_ drawn: DrawCommands) {
        var matrices: [ColorMatrix] = []
        commands = CArray(drawn.commands.map { mizan_command($0, matrices: &matrices) })
        colorMatrices = CArray(matrices.map { mizan_color_matrix($0) })
        clips = CArray(drawn.clips.map(mizan_clip.init))

        var (verbs, points): ([UInt8], [mizan_point]) = ([], [])
        paths = CArray(
            drawn.paths.map { path in
                let (verb, point) = (verbs.count, points.count)
                for element in path.path.elements { element.append(to: &verbs, &points) }
                return mizan_path(
                    identifier: Int64(path.identifier), verbs: mizan_range(verb..<verbs.count),
                    points: mizan_range(point..<points.count), bounds: mizan_rectangle(path.bounds))
            })
        (self.verbs, self.points) = (CArray(verbs), CArray(points))

        var dashes: [Double] = []
        strokes = CArray(
            drawn.strokes.map { stroke in
                let first = dashes.count
                dashes += stroke.dash.map(\.points)
                return mizan_stroke(stroke, dashes: mizan_range(first..<dashes.count))
            })
        self.dashes = CArray(dashes)

        var stops: [mizan_stop] = []
        gradients = CArray(
            drawn.gradients.map { gradient in
                let first = stops.count
                stops += gradient.stops.map { mizan_stop(location: $0.location, color: mizan_color($0.color)) }
                return mizan_gradient(gradient.geometry, stops: mizan_range(first..<stops.count))
            })
        gradientShapes = CArray(drawn.gradients.map { mizan_gradient_shape($0.geometry) })
        self.stops = CArray(stops)

        var glyphs: [mizan_glyph] = []
        runs = CArray(
            drawn.runs.map { run in
                let first = glyphs.count
                glyphs += run.glyphs.map {
                    mizan_glyph(glyph: $0.id, position: mizan_point(x: $0.x.points, y: $0.y.points))
                }
                return mizan_run(
                    identifier: Int64(run.identifier), font: Int32(clamping: run.font),
                    glyphs: mizan_range(first..<glyphs.count), size: run.size, bounds: mizan_rectangle(run.bounds))
            })
        self.glyphs = CArray(glyphs)

        faces = drawn.fonts
        names = faces.map { CText($0.postScriptName) }
        fonts = CArray(zip(faces, names).map { mizan_font($0, name: $1.pointer) })
        fontCoordinates = CArray(
            faces.enumerated().flatMap { index, face in
                face.coordinates.map { mizan_font_coordinate($0, font: index) }
            })
        files = drawn.bitmaps.map { CArray($0.bitmap.bytes) }
        pictures = CArray(zip(drawn.bitmaps, files).map { mizan_picture($0, bytes: $1.pointer(nil)) })

        releasedPaths = CArray(drawn.released.paths.map { Int64($0) })
        releasedRuns = CArray(drawn.released.runs.map { Int64($0) })
        releasedPictures = CArray(drawn.released.bitmaps.map { Int64($0) })
    }

    /// The struct that points to the tables, which it doesn't keep.
    func drawing(of drawn: DrawCommands) -> mizan_drawing {
        var drawing = mizan_drawing()
        drawing.size = MemoryLayout<mizan_drawing>.size
        (drawing.width, drawing.height) = (drawn.size.width, drawn.size.height)
        drawing.commands = commands.pointer(&drawing.command_count)
        drawing.clips = clips.pointer(&drawing.clip_count)
        drawing.paths = paths.pointer(&drawing.path_count)
        drawing.verbs = verbs.pointer(&drawing.verb_count)
        drawing.points = points.pointer(&drawing.point_count)
        drawing.strokes = strokes.pointer(&drawing.stroke_count)
        drawing.dashes = dashes.pointer(&drawing.dash_count)
        drawing.gradients = gradients.pointer(&drawing.gradient_count)
        drawing.stops = stops.pointer(&drawing.stop_count)
        drawing.runs = runs.pointer(&drawing.run_count)
        drawing.glyphs = glyphs.pointer(&drawing.glyph_count)
        drawing.fonts = fonts.pointer(&drawing.font_count)
        drawing.pictures = pictures.pointer(&drawing.picture_count)
        drawing.released_paths = releasedPaths.pointer(&drawing.released_path_count)
        drawing.released_runs = releasedRuns.pointer(&drawing.released_run_count)
        drawing.released_pictures = releasedPictures.pointer(&drawing.released_picture_count)
        drawing.font_coordinates = fontCoordinates.pointer(&drawing.font_coordinate_count)
        drawing.gradient_shapes = gradientShapes.pointer(&drawing.gradient_shape_count)
        drawing.color_matrices = colorMatrices.pointer(&drawing.color_matrix_count)
        return drawing
    }
}
