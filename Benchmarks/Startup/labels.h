// Where the tool puts the boxes and labels of the forecast, in English and 390 points wide: mizan preview Examples/Forecast/
// Forecast.scene.json --format tree. In points from the upper left corner.

#ifndef FORECAST_LABELS_H
#define FORECAST_LABELS_H

#include <stdint.h>

enum { regular, bold, hebrew_bold, font_count };

static const struct {
    double width, height;
    uint32_t color;
} page = {390, 657.5, 0xe9f1fa};

/// A filled rectangle with round corners.
typedef struct {
    double x, y, width, height, radius;
    uint32_t color;
} box;

/// A line of text, at its start on the baseline.
typedef struct {
    double x, baseline, size;
    int font;
    uint32_t color;
    const char *text;
} label;

static const box boxes[] = {
    {16, 86.5, 358, 78, 16, 0xffffff},
    {16, 180.5, 358, 393, 16, 0xffffff},
    {166, 235.5, 153.5, 6, 3, 0xe3e9f1},
    {171, 235.5, 131, 6, 3, 0x4aa8ff},
    {166, 269.5, 153.5, 6, 3, 0xe3e9f1},
    {166, 269.5, 133.5, 6, 3, 0x4aa8ff},
    {166, 303.5, 153.5, 6, 3, 0xe3e9f1},
    {168.5, 303.5, 131, 6, 3, 0x4aa8ff},
    {166, 338, 153.5, 6, 3, 0xe3e9f1},
    {166, 338, 126, 6, 3, 0x4aa8ff},
    {166, 372, 153.5, 6, 3, 0xe3e9f1},
    {168.5, 372, 136, 6, 3, 0x3cc48d},
    {166, 406, 153.5, 6, 3, 0xe3e9f1},
    {173.5, 406, 133.5, 6, 3, 0x3cc48d},
    {166, 440, 153.5, 6, 3, 0xe3e9f1},
    {176, 440, 136, 6, 3, 0x3cc48d},
    {166, 474, 153.5, 6, 3, 0xe3e9f1},
    {178.5, 474, 138.5, 6, 3, 0xffab2e},
    {166, 508.5, 153.5, 6, 3, 0xe3e9f1},
    {181, 508.5, 138.5, 6, 3, 0xffab2e},
    {166, 542.5, 153.5, 6, 3, 0xe3e9f1},
    {181, 542.5, 138.5, 6, 3, 0xffab2e},
    {16, 589.5, 148.5, 44, 22, 0x0b63ce},
    {188.5, 589.5, 185.5, 44, 22, 0xdceafc},
};

static const label labels[] = {
    {16, 60.5, 34, bold, 0x0f1c2e, "Weather in \342\201\250ירושלים\342\201\251"},
    {66, 120.5, 17, regular, 0x0f1c2e, "\342\201\2460.47\302\240in\342\201\251 of rain expected in the next "},
    {66, 143.5, 17, regular, 0x0f1c2e, "\342\201\24624\342\201\251\302\240hours."},
    {32, 210.5, 13, bold, 0x5b6b80, "Ten-day forecast"},
    {32, 244.5, 17, regular, 0x0f1c2e, "Today"},
    {127, 244.5, 17, regular, 0x5b6b80, "46°"},
    {331.5, 244.5, 17, regular, 0x0f1c2e, "55°"},
    {32, 278.5, 17, regular, 0x0f1c2e, "Mon"},
    {127, 278.5, 17, regular, 0x5b6b80, "43°"},
    {331.5, 278.5, 17, regular, 0x0f1c2e, "54°"},
    {32, 312.5, 17, regular, 0x0f1c2e, "Tue"},
    {127, 312.5, 17, regular, 0x5b6b80, "45°"},
    {331.5, 312.5, 17, regular, 0x0f1c2e, "54°"},
    {32, 347, 17, regular, 0x0f1c2e, "Wed"},
    {127, 347, 17, regular, 0x5b6b80, "43°"},
    {331.5, 347, 17, regular, 0x0f1c2e, "48°"},
    {32, 381, 17, regular, 0x0f1c2e, "Thu"},
    {127, 381, 17, regular, 0x5b6b80, "45°"},
    {331.5, 381, 17, regular, 0x0f1c2e, "57°"},
    {32, 415, 17, regular, 0x0f1c2e, "Fri"},
    {127, 415, 17, regular, 0x5b6b80, "48°"},
    {331.5, 415, 17, regular, 0x0f1c2e, "59°"},
    {32, 449, 17, regular, 0x0f1c2e, "Sat"},
    {127, 449, 17, regular, 0x5b6b80, "50°"},
    {331.5, 449, 17, regular, 0x0f1c2e, "63°"},
    {32, 483, 17, regular, 0x0f1c2e, "Sun"},
    {127, 483, 17, regular, 0x5b6b80, "52°"},
    {331.5, 483, 17, regular, 0x0f1c2e, "66°"},
    {32, 517.5, 17, regular, 0x0f1c2e, "Mon"},
    {127, 517.5, 17, regular, 0x5b6b80, "54°"},
    {331.5, 517.5, 17, regular, 0x0f1c2e, "68°"},
    {32, 551.5, 17, regular, 0x0f1c2e, "Tue"},
    {127, 551.5, 17, regular, 0x5b6b80, "54°"},
    {331.5, 551.5, 17, regular, 0x0f1c2e, "68°"},
    {34, 617.5, 17, bold, 0xffffff, "Next days"},
    {236.5, 617.5, 17, bold, 0x0b63ce, "Play the radar"},
};

#endif
