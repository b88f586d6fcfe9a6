#include "peers.h"

#if __has_include(<QTextLayout>)
#include <QFont>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QTextLayout>
#include <memory>

namespace {

struct Engine {
    QFont font;
};

struct Text {
    const Engine *engine;
    QString characters;
    std::unique_ptr<QTextLayout> kept;
};

/// Opens no display, and lets Fontconfig find no font of the system: see fonts.conf.
void start(const QString &configuration)
{
    if (qApp) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("FONTCONFIG_FILE", configuration.toLocal8Bit());
    static int count = 1;
    static char name[] = "benchmarks";
    static char *arguments[] = {name, nullptr};
    new QGuiApplication(count, arguments);
}

void setUp(QTextLayout &layout)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
}

int fill(QTextLayout &layout, double width)
{
    int lines = 0;
    double y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine(), lines++) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return lines;
}

void *openEngine(const char *const *fonts, const char *const *families, int count, const char *)
{
    const QString file = QString::fromLocal8Bit(__FILE__);
    start(file.left(file.lastIndexOf(QLatin1Char('/'))) + QLatin1String("/fonts.conf"));
    auto engine = std::make_unique<Engine>();
    QStringList names;
    for (int i = 0; i < count; i++) {
        static QStringList known;
        const QString font = QString::fromLocal8Bit(fonts[i]);
        if (!known.contains(font) && QFontDatabase::addApplicationFont(font) < 0) return nullptr;
        known << font;
        names << QString::fromUtf8(families[i]);
    }
    engine->font.setFamilies(names);
    engine->font.setPixelSize(16);
    engine->font.setHintingPreference(QFont::PreferNoHinting);
    return engine.release();
}

void closeEngine(void *engine) { delete static_cast<Engine *>(engine); }

void *openText(void *engine, const char *text, int length)
{
    return new Text{static_cast<Engine *>(engine), QString::fromUtf8(text, length), nullptr};
}

void closeText(void *text) { delete static_cast<Text *>(text); }

int layOut(void *opaque, double width)
{
    auto text = static_cast<Text *>(opaque);
    QTextLayout layout(text->characters, text->engine->font);
    setUp(layout);
    return fill(layout, width);
}

int layOutAgain(void *opaque, double width)
{
    auto text = static_cast<Text *>(opaque);
    if (!text->kept) {
        text->kept = std::make_unique<QTextLayout>(text->characters, text->engine->font);
        setUp(*text->kept);
        // Glyphs stay for the next width.
        text->kept->setCacheEnabled(true);
    }
    return fill(*text->kept, width);
}

peer_result measure(void *opaque)
{
    auto text = static_cast<Text *>(opaque);
    QTextLayout layout(text->characters, text->engine->font);
    setUp(layout);
    layout.setCacheEnabled(true);
    fill(layout, 1e6);
    peer_result result = {0, 0};
    for (int i = 0; i < layout.lineCount(); i++) {
        result.width += layout.lineAt(i).naturalTextWidth();
        for (const QGlyphRun &run : layout.lineAt(i).glyphRuns()) result.glyphs += run.glyphIndexes().size();
    }
    return result;
}

}

const peer *peer_qt(void)
{
    static const peer qt = {openEngine, closeEngine, openText, closeText, layOut, layOutAgain, measure};
    return &qt;
}
#else
const peer *peer_qt(void) { return nullptr; }
#endif
