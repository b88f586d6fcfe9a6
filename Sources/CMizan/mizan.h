/*
 * Mizan lays out interfaces that read in both directions: bytes of a scene and of its strings in; a render tree as JSON, as a
 * picture or as draw commands out. README.md and the documentation's page “Calling Mizan from C and Python” show how.
 *
 * Texts are UTF-8 and end with a zero byte. Lengths and places are physical, in points from the top left of the root, y down.
 *
 * Ownership. What a function gives by its last-but-one parameter (mizan_scene **scene) belongs to the caller, who destroys it
 * once with the mizan_…_destroy of its type; destroying NULL does nothing. What a function returns belongs to the handle that
 * it was asked of, and stands until that is destroyed. What goes in is copied: it may be freed as soon as the call returns, and
 * no handle has to outlive another one.
 *
 * Errors. A function that can fail returns MIZAN_OK, or another mizan_status; then *result is NULL, and *error, where error
 * isn't NULL, is an error for the caller to destroy. Bad input of any kind is answered so, and never ends the process; a pointer
 * that leads nowhere, or to a handle that was destroyed, can't be told from a good one and may.
 *
 * Threads. Fonts, scenes, layouts, bytes, commands, updates, responses and errors don't change once they are made: any number of
 * threads may use one at once, and one of them destroys it when no other uses it any longer. Calls on one session from several
 * threads wait for each other. Nothing here knows the locale, the time zone or the clock of the machine.
 *
 * Growth. Structs that begin with their size may grow at their end: what a caller's size doesn't reach has its default, and what
 * a newer caller sets and this library doesn't know is an error. Zero is the default of every field:
 *     mizan_options options = {.size = sizeof options, .locale = "ar-EG"};
 */
#ifndef MIZAN_H
#define MIZAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when a program that was built for the version before has to be built anew; the number in the library's soname. */
#define MIZAN_ABI_VERSION 0

/* The engine's version, such as "0.1.0"; stands as long as the process. */
const char *mizan_version(void);

/* ---- Errors ---- */

typedef enum mizan_status {
    MIZAN_OK = 0,
    /* The call is wrong: a NULL, a text that isn't UTF-8, a number out of its range, a value that no enumeration has. */
    MIZAN_ERROR_ARGUMENT = 1,
    /* The bytes are wrong: of the scene, its strings or images, or of the arguments. The message says where. */
    MIZAN_ERROR_INPUT = 2,
    /* The fonts are missing or can't be read. */
    MIZAN_ERROR_FONTS = 3,
    /* The scene can't be laid out. */
    MIZAN_ERROR_LAYOUT = 4,
    /* The layout can't be drawn: the picture would be too large, or an image can't be decoded. */
    MIZAN_ERROR_DRAWING = 5,
    /* The session isn't ready for it: an event before the first update, or for a node that isn't there. */
    MIZAN_ERROR_EVENT = 6,
} mizan_status;

typedef struct mizan_error mizan_error;

/* The status that the failed function returned; MIZAN_OK for NULL. */
mizan_status mizan_error_status(const mizan_error *error);
/* One finding a line: “card.scene.json:4:15: error: what is wrong; what to do [rule]”. Empty for NULL. */
const char *mizan_error_message(const mizan_error *error);
/* The rule of the first finding, which stays the same where messages are reworded: “unknown-view”. Empty for NULL. */
const char *mizan_error_rule(const mizan_error *error);
void mizan_error_destroy(mizan_error *error);

/* ---- Bytes ---- */

typedef struct mizan_bytes mizan_bytes;

/* The bytes, their number in *count where count isn't NULL. A zero byte stands behind them. NULL for NULL. */
const uint8_t *mizan_bytes_data(const mizan_bytes *bytes, size_t *count);
void mizan_bytes_destroy(mizan_bytes *bytes);

/* ---- Fonts ---- */

typedef struct mizan_fonts mizan_fonts;

/*
 * The fonts of a folder, in the place of those that stand beside the library, which a NULL means wherever fonts are asked for.
 * A font is opened when a text first needs it; fonts that are used again and again keep what was shaped with them.
 */
mizan_status mizan_fonts_create(const char *folder, mizan_fonts **fonts, mizan_error **error);
void mizan_fonts_destroy(mizan_fonts *fonts);

/* ---- Scenes ---- */

/* A file in memory. */
typedef struct mizan_file {
    /* For a scene its name in messages; for other files the path by which the scene names them: “Localizable.xcstrings”,
     * “Assets.xcassets/Photo.imageset/photo.png”. */
    const char *name;
    /* May be NULL where there are none. */
    const uint8_t *bytes;
    size_t count;
} mizan_file;

typedef struct mizan_scene mizan_scene;

/*
 * A scene with the files that it names; nothing is read from a disk. A table or a folder of images that the scene names and
 * that isn't among the files is an error; an image that no folder has is one of the layout's diagnostics.
 */
mizan_status mizan_scene_create(
    const mizan_file *file, const mizan_file *files, size_t file_count, mizan_scene **scene, mizan_error **error);
void mizan_scene_destroy(mizan_scene *scene);

/* ---- Options ---- */

typedef enum mizan_direction {
    /* The locale's. */
    MIZAN_DIRECTION_NATURAL = 0,
    MIZAN_DIRECTION_LEFT_TO_RIGHT = 1,
    MIZAN_DIRECTION_RIGHT_TO_LEFT = 2,
} mizan_direction;

typedef enum mizan_appearance {
    MIZAN_APPEARANCE_LIGHT = 0,
    MIZAN_APPEARANCE_DARK = 1,
} mizan_appearance;

/* How a scene is laid out. */
typedef struct mizan_options {
    /* sizeof(mizan_options) */
    size_t size;
    /* The reader's, such as “ar-EG” or “hi-u-nu-deva”; NULL is the language that the scene's strings were written in. */
    const char *locale;
    /* Pseudo-languages, with commas between them: “rtl,accented”; NULL for none. */
    const char *pseudo;
    /* The reader's text size, “xSmall” to “accessibility5”; NULL is “large”. */
    const char *text_size;
    /* A JSON object with values in the place of the scene's sample arguments; those that it hasn't stay. NULL for none. */
    const char *arguments;
    /* In points, above 0 and at most 100,000; 0 is the scene's own proposal. */
    double width;
    double height;
    /* Pixels a point, above 0 and at most 16; 0 is 2. Pictures have it, and frames stand on whole pixels. */
    double scale;
    mizan_direction direction;
    mizan_appearance appearance;
} mizan_options;

/* ---- Layouts ---- */

typedef struct mizan_layout mizan_layout;

/* Lays a scene out. fonts may be NULL, and so may options. */
mizan_status mizan_layout_create(
    const mizan_scene *scene, const mizan_fonts *fonts, const mizan_options *options, mizan_layout **layout,
    mizan_error **error);
void mizan_layout_destroy(mizan_layout *layout);

/* The size of the root in points; 0 for NULL. */
double mizan_layout_width(const mizan_layout *layout);
double mizan_layout_height(const mizan_layout *layout);
/* What stops no layout, and a reader would see: strings and images that are missing, characters that no font has. One finding a
 * line, empty where all is well. */
const char *mizan_layout_diagnostics(const mizan_layout *layout);
/* The render tree: the bytes that “mizan inspect --json” prints. */
mizan_status mizan_layout_json(const mizan_layout *layout, mizan_bytes **json, mizan_error **error);
/* The picture, at the options' scale: the bytes that “mizan preview -o scene.png” writes. */
mizan_status mizan_layout_png(const mizan_layout *layout, mizan_bytes **png, mizan_error **error);

/* ---- Draw commands ---- */

/* A rectangle in points. */
typedef struct mizan_rectangle {
    double x, y, width, height;
} mizan_rectangle;

typedef struct mizan_point {
    double x, y;
} mizan_point;

/* x' = a·x + c·y + tx, y' = b·x + d·y + ty */
typedef struct mizan_transform {
    double a, b, c, d, tx, ty;
} mizan_transform;

/* sRGB, 0 to 255; alpha is not multiplied in. */
typedef struct mizan_color {
    uint8_t red, green, blue, alpha;
} mizan_color;

typedef enum mizan_operation {
    /* Fills the path `item` by `rule`, in `paint`. */
    MIZAN_OPERATION_FILL = 0,
    /* Draws the line along the path `item` with the stroke `style`, in `paint`; the transformation makes it wider too. */
    MIZAN_OPERATION_STROKE = 1,
    /* Draws the glyphs of the run `item` in `paint.color`, as one shape: where they overlap a translucent colour counts once. */
    MIZAN_OPERATION_GLYPHS = 2,
    /* Draws the picture `item`, stretched over the square from 0,0 to 1,1; where `is_tinted` all its pixels have `paint.color`,
     * and only their opacity counts. */
    MIZAN_OPERATION_BITMAP = 3,
    /* Begins a picture of its own, which is put onto the drawing below as a whole, as `layer` says, at the command `item`. */
    MIZAN_OPERATION_BEGIN_LAYER = 4,
    /* Ends the picture that the command `item` began. */
    MIZAN_OPERATION_END_LAYER = 5,
} mizan_operation;

typedef enum mizan_fill_rule {
    MIZAN_FILL_RULE_NONZERO = 0,
    MIZAN_FILL_RULE_EVEN_ODD = 1,
} mizan_fill_rule;

typedef enum mizan_layer {
    /* Made more transparent by the command's opacity. */
    MIZAN_LAYER_OPACITY = 0,
    /* With its shadow behind it in `paint.color`, blurred by a standard deviation of `shadow_radius` and moved by `shadow_offset`,
     * in points that the command's transformation turns and scales. */
    MIZAN_LAYER_SHADOW = 1,
    /* In `paint`, whose coordinates the command's transformation brings to the root's; the layer's opacity stays. */
    MIZAN_LAYER_PAINT = 2,
    /* Blurred by a standard deviation of `shadow_radius`, which the command's transformation scales. */
    MIZAN_LAYER_BLUR = 3,
    /* In other colours: those of the color matrix `style`. */
    MIZAN_LAYER_COLOR = 4,
    /* Mixed with what is below; `style` is a mizan_blend_mode. */
    MIZAN_LAYER_BLEND = 5,
    /* Not itself: the layer around it becomes as transparent as it is, in all of its pixels. */
    MIZAN_LAYER_MASK = 6,
} mizan_layer;

/* Compositing and Blending Level 1 has the formulas. */
typedef enum mizan_blend_mode {
    MIZAN_BLEND_NORMAL = 0,
    MIZAN_BLEND_MULTIPLY = 1,
    MIZAN_BLEND_SCREEN = 2,
    MIZAN_BLEND_OVERLAY = 3,
    MIZAN_BLEND_DARKEN = 4,
    MIZAN_BLEND_LIGHTEN = 5,
    MIZAN_BLEND_COLOR_DODGE = 6,
    MIZAN_BLEND_COLOR_BURN = 7,
    MIZAN_BLEND_SOFT_LIGHT = 8,
    MIZAN_BLEND_HARD_LIGHT = 9,
    MIZAN_BLEND_DIFFERENCE = 10,
    MIZAN_BLEND_EXCLUSION = 11,
    MIZAN_BLEND_HUE = 12,
    MIZAN_BLEND_SATURATION = 13,
    MIZAN_BLEND_COLOR = 14,
    MIZAN_BLEND_LUMINOSITY = 15,
    /* Over what is below, only where that is opaque. */
    MIZAN_BLEND_SOURCE_ATOP = 16,
    /* Below what is there. */
    MIZAN_BLEND_DESTINATION_OVER = 17,
    /* Takes away what is below. */
    MIZAN_BLEND_DESTINATION_OUT = 18,
    /* The sum of both. */
    MIZAN_BLEND_PLUS_LIGHTER = 20,
} mizan_blend_mode;

/* A colour, or a gradient by its index. */
typedef struct mizan_paint {
    /* -1 for the colour. */
    int32_t gradient;
    mizan_color color;
} mizan_paint;

/* One step of drawing, with everything around it resolved. Indices are those of the tables. */
typedef struct mizan_command {
    mizan_operation operation;
    int32_t item;
    /* Of a stroke, its style; of a layer, its color matrix or its blend mode; else -1. */
    int32_t style;
    /* What cuts the drawing off, or -1. Inside a layer it counts what cuts its content off; a layer's own cuts off the finished
     * picture. */
    int32_t clip;
    mizan_fill_rule rule;
    mizan_layer layer;
    mizan_paint paint;
    bool is_tinted;
    /* The index of the node in the JSON's list of nodes. */
    int32_t node;
    /* The node's number, the same in all commands of a session that have a node with its path. */
    int64_t node_identifier;
    /* The factor of the drawing's opacity, from 0 to 1. */
    double opacity;
    /* From the coordinates of what is drawn to the root's points. */
    mizan_transform transform;
    /* What the command changes lies in here, in the root's points; soft edges may reach half a pixel beyond. */
    mizan_rectangle bounds;
    /* Of a layer: what of its content can be seen, or throws a shadow that can. */
    mizan_rectangle content;
    double shadow_radius;
    mizan_point shadow_offset;
} mizan_command;

/* What cuts drawing off: the inside of a path, nonzero, within that of its parent. */
typedef struct mizan_clip {
    int32_t path;
    /* A clip that stands before it, or -1. */
    int32_t parent;
    /* From the path's coordinates to the root's points. */
    mizan_transform transform;
    /* Around what is left by it and its parents, in the root's points. */
    mizan_rectangle bounds;
    /* Whether the bounds are exactly what is left: a scissor rectangle does. */
    bool is_rectangle;
} mizan_clip;

typedef enum mizan_verb {
    /* To one point. */
    MIZAN_VERB_MOVE = 0,
    MIZAN_VERB_LINE = 1,
    /* By two control points to a third one, a cubic Bézier curve. */
    MIZAN_VERB_CURVE = 2,
    /* Without a point. */
    MIZAN_VERB_CLOSE = 3,
} mizan_verb;

/* Some of the elements of another table. */
typedef struct mizan_range {
    uint32_t first, count;
} mizan_range;

typedef struct mizan_path {
    int64_t identifier;
    /* Each a mizan_verb. */
    mizan_range verbs;
    mizan_range points;
    /* Around the outline, control points included. */
    mizan_rectangle bounds;
} mizan_path;

typedef enum mizan_line_cap { MIZAN_CAP_BUTT = 0, MIZAN_CAP_ROUND = 1, MIZAN_CAP_SQUARE = 2 } mizan_line_cap;
typedef enum mizan_line_join { MIZAN_JOIN_MITER = 0, MIZAN_JOIN_ROUND = 1, MIZAN_JOIN_BEVEL = 2 } mizan_line_join;

typedef struct mizan_stroke {
    double width;
    double miter_limit;
    double dash_phase;
    /* Lengths of dashes and gaps; none for a whole line. */
    mizan_range dashes;
    mizan_line_cap cap;
    mizan_line_join join;
} mizan_stroke;

typedef struct mizan_gradient {
    mizan_point start, end;
    mizan_range stops;
} mizan_gradient;

typedef enum mizan_gradient_kind {
    /* Along the line from start to end. */
    MIZAN_GRADIENT_LINEAR = 0,
    /* Outwards from start, which is the middle. */
    MIZAN_GRADIENT_RADIAL = 1,
    /* Clockwise around start, which is the middle. */
    MIZAN_GRADIENT_ANGULAR = 2,
} mizan_gradient_kind;

/* What a gradient's colours follow, at the same index as the gradient. */
typedef struct mizan_gradient_shape {
    mizan_gradient_kind kind;
    /* Of a radial one, what its radii count in, for each axis: an ellipse where they differ. */
    mizan_point unit;
    /* The radii, or the angles in degrees from the right, of location 0 and 1. What the angles leave out of a turn has the last colour in
     * its first half and the first one in the other. */
    double first, last;
} mizan_gradient_shape;

/* A map of colours in 1/65536, not multiplied by alpha: three results, each the sum of red, green and blue times a factor, and a
 * fourth that is added as a part of 255; then the factor of alpha. */
typedef struct mizan_color_matrix {
    int32_t red[4], green[4], blue[4];
    int32_t alpha;
} mizan_color_matrix;

typedef struct mizan_stop {
    /* From 0 at the start to 1 at the end. */
    double location;
    mizan_color color;
} mizan_stop;

typedef struct mizan_run {
    int64_t identifier;
    int32_t font;
    mizan_range glyphs;
    /* The em in points. */
    double size;
    /* Around the glyphs' outlines. */
    mizan_rectangle bounds;
} mizan_run;

typedef struct mizan_glyph {
    /* The index in the font. */
    uint32_t glyph;
    /* From the run's origin on the baseline, y down. */
    mizan_point position;
} mizan_glyph;

typedef struct mizan_font {
    /* The PostScript name. */
    const char *name;
    /* The font file, and the number of the font in a file of several. */
    const uint8_t *bytes;
    size_t count;
    int32_t number;
} mizan_font;

/* Where an instance of a variable font stands on one of the font's axes; on the others it stands as the file has it. */
typedef struct mizan_font_coordinate {
    /* The index in the fonts. */
    int32_t font;
    /* The axis by OpenType's tag, four letters with the first in the highest byte: “wght” is 0x77676874. */
    uint32_t axis;
    /* In the axis's own units. */
    double value;
} mizan_font_coordinate;

typedef struct mizan_picture {
    int64_t identifier;
    /* The file, PNG or JPEG, that the scene came with or a font has. */
    const uint8_t *bytes;
    size_t count;
    int32_t width, height;
    /* As EXIF numbers it: 1 is upright. */
    int32_t orientation;
} mizan_picture;

/*
 * A layout as commands in draw order, with the tables that they point into.
 *
 * Identifiers stay those of the same content in all commands of one session, and are never given to anything else: what a
 * renderer makes of a path, a run or a picture can be kept under them until they are among those that were released.
 */
typedef struct mizan_drawing {
    /* The size of this struct, which may grow: what lies beyond it isn't there. The structs in its tables don't grow. */
    size_t size;
    double width, height;
    const mizan_command *commands;
    size_t command_count;
    const mizan_clip *clips;
    size_t clip_count;
    const mizan_path *paths;
    size_t path_count;
    const uint8_t *verbs;
    size_t verb_count;
    const mizan_point *points;
    size_t point_count;
    const mizan_stroke *strokes;
    size_t stroke_count;
    const double *dashes;
    size_t dash_count;
    const mizan_gradient *gradients;
    size_t gradient_count;
    const mizan_stop *stops;
    size_t stop_count;
    const mizan_run *runs;
    size_t run_count;
    const mizan_glyph *glyphs;
    size_t glyph_count;
    const mizan_font *fonts;
    size_t font_count;
    const mizan_picture *pictures;
    size_t picture_count;
    /* The identifiers that the session's commands before these had and these haven't. */
    const int64_t *released_paths;
    size_t released_path_count;
    const int64_t *released_runs;
    size_t released_run_count;
    const int64_t *released_pictures;
    size_t released_picture_count;
    /* Of all fonts that are instances of variable fonts, by font. */
    const mizan_font_coordinate *font_coordinates;
    size_t font_coordinate_count;
    /* One for each gradient. */
    const mizan_gradient_shape *gradient_shapes;
    size_t gradient_shape_count;
    const mizan_color_matrix *color_matrices;
    size_t color_matrix_count;
} mizan_drawing;

typedef struct mizan_commands mizan_commands;

/* The layout as draw commands, which stand without it. */
mizan_status mizan_layout_commands(const mizan_layout *layout, mizan_commands **commands, mizan_error **error);
/* The commands and their tables; a table without an element is NULL. NULL for NULL. */
const mizan_drawing *mizan_commands_drawing(const mizan_commands *commands);
void mizan_commands_destroy(mizan_commands *commands);

/* ---- Sessions ---- */

typedef struct mizan_session mizan_session;
typedef struct mizan_update mizan_update;
typedef struct mizan_response mizan_response;

/* A scene that stays laid out while its options change and a person uses it: what hasn't changed isn't made again. */
mizan_status mizan_session_create(
    const mizan_scene *scene, const mizan_fonts *fonts, const mizan_options *options, mizan_session **session,
    mizan_error **error);
void mizan_session_destroy(mizan_session *session);

/* Takes other options, all of them, for the next update; after an error the former ones stay. Arguments count from the scene's
 * own again, so that those of the options before are given once more. */
mizan_status mizan_session_set_options(mizan_session *session, const mizan_options *options, mizan_error **error);

/* Brings the layout up to date, and says what changed since the last update. */
mizan_status mizan_session_update(mizan_session *session, mizan_update **update, mizan_error **error);
void mizan_update_destroy(mizan_update *update);

/* The layout after the update. It belongs to the update. */
const mizan_layout *mizan_update_layout(const mizan_update *update);
/* The places that are drawn differently, on whole pixels, their number in *count; the first update's is the whole root. NULL
 * where there is none. */
const mizan_rectangle *mizan_update_dirty(const mizan_update *update, size_t *count);

typedef enum mizan_change {
    /* Nodes with other properties, or another place in the draw order. */
    MIZAN_CHANGE_CHANGED = 0,
    MIZAN_CHANGE_INSERTED = 1,
    MIZAN_CHANGE_REMOVED = 2,
} mizan_change;

/* The paths of the nodes with one kind of change, their number in *count. NULL where there is none. */
const char *const *mizan_update_paths(const mizan_update *update, mizan_change change, size_t *count);

/* The session's last update as draw commands, whose identifiers last for the session. */
mizan_status mizan_session_commands(mizan_session *session, mizan_commands **commands, mizan_error **error);

typedef enum mizan_event_kind {
    /* A tap or a click at x, y, as the last of count quick ones. */
    MIZAN_EVENT_TAP = 1,
    /* A long press at x, y, of so many seconds. */
    MIZAN_EVENT_PRESS = 2,
    /* A drag that began at start_x, start_y and is at x, y. */
    MIZAN_EVENT_DRAG_BEGAN = 3,
    MIZAN_EVENT_DRAG_CHANGED = 4,
    MIZAN_EVENT_DRAG_ENDED = 5,
    MIZAN_EVENT_DRAG_CANCELLED = 6,
    /* A wheel at x, y: the visible part moves by delta_x, delta_y over its content. */
    MIZAN_EVENT_SCROLL = 7,
    /* The default action of the node at a path, and one step of its value up or down, as assistive technologies run them. */
    MIZAN_EVENT_ACTIVATE = 8,
    MIZAN_EVENT_INCREMENT = 9,
    MIZAN_EVENT_DECREMENT = 10,
} mizan_event_kind;

/* Something that a person did. Coordinates are in points, from -1,000,000 to 1,000,000. */
typedef struct mizan_event {
    /* sizeof(mizan_event) */
    size_t size;
    mizan_event_kind kind;
    /* Taps in quick succession; 0 is 1. */
    uint32_t count;
    double x, y;
    double start_x, start_y;
    double delta_x, delta_y;
    /* Seconds; 0 is 0.5. */
    double duration;
    /* For ACTIVATE, INCREMENT and DECREMENT. */
    const char *path;
} mizan_event;

/* Hands an event to the views of the last update, and says what it hit. What it changed, such as how far a view is scrolled, the
 * next update lays out; what a button or a toggle of a scene does is the caller's: other options. */
mizan_status mizan_session_send(
    mizan_session *session, const mizan_event *event, mizan_response **response, mizan_error **error);
void mizan_response_destroy(mizan_response *response);

/* Whether a view took the event. */
bool mizan_response_is_taken(const mizan_response *response);
/* The path of the node that was hit, the frontmost one; NULL where none was. */
const char *mizan_response_node(const mizan_response *response);
/* The path of the nearest control that it is part of, and its role, such as “button” or “switch”; NULL where there is none. */
const char *mizan_response_control(const mizan_response *response);
const char *mizan_response_role(const mizan_response *response);

#ifdef __cplusplus
}
#endif

#endif
