// The stacks of `Benchmarks --living` in Yoga: fixed leaves of 20 by 20 points, and flexible ones, eight points between
// them, centred across. A stack that has a flexible leaf takes its share of what is left, as such a stack does in Mizan.
//
//   yoga-trees [--seconds N] [--check]    one line a screen and size: name, size, nodes, nanoseconds, bytes, allocations
extern "C" {
#include "allocations.h"
}
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>
#include <yoga/Yoga.h>

struct Place {
    double x, y, width, height;
    bool leaf;
};

struct Screen {
    const char *name;
    const char *size;
    std::vector<int> counts;
    double width, height;
    bool flexible;
};

static const float spacing = 8;

static int64_t now()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return int64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
}

// Takes its share of what is left along its stack, and the whole of it across.
static void stretch(YGNodeRef node)
{
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
    YGNodeStyleSetAlignSelf(node, YGAlignStretch);
}

static YGNodeRef make(const Screen &screen, size_t level, bool vertical, YGConfigRef config, int &leaves)
{
    YGNodeRef node = YGNodeNewWithConfig(config);
    if (level == screen.counts.size()) {
        int number = leaves++;
        if (screen.flexible && number % 10 == number / 10 % 10) {
            stretch(node);
        } else {
            YGNodeStyleSetWidth(node, 20);
            YGNodeStyleSetHeight(node, 20);
            YGNodeStyleSetFlexShrink(node, 0);
        }
        return node;
    }
    YGNodeStyleSetFlexDirection(node, vertical ? YGFlexDirectionColumn : YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(node, YGAlignCenter);
    YGNodeStyleSetJustifyContent(node, YGJustifyCenter);
    YGNodeStyleSetFlexShrink(node, 0);
    if (screen.flexible && level > 0) stretch(node);
    for (int index = 0; index < screen.counts[level]; index++) {
        YGNodeRef child = make(screen, level + 1, !vertical, config, leaves);
        if (index > 0) YGNodeStyleSetMargin(child, vertical ? YGEdgeTop : YGEdgeLeft, spacing);
        YGNodeInsertChild(node, child, index);
    }
    return node;
}

// All places from the root's top left, a parent before what is in it.
static void read(YGNodeRef node, double x, double y, std::vector<Place> &places)
{
    x += YGNodeLayoutGetLeft(node);
    y += YGNodeLayoutGetTop(node);
    uint32_t count = YGNodeGetChildCount(node);
    places.push_back({x, y, YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node), count == 0});
    for (uint32_t index = 0; index < count; index++) read(YGNodeGetChild(node, index), x, y, places);
}

static YGNodeRef layOut(const Screen &screen, YGConfigRef config, std::vector<Place> &places)
{
    int leaves = 0;
    YGNodeRef root = make(screen, 0, true, config, leaves);
    YGNodeCalculateLayout(root, screen.width, screen.height, YGDirectionLTR);
    read(root, 0, 0, places);
    return root;
}

int main(int count, char **arguments)
{
    double seconds = 1;
    bool checks = false;
    for (int index = 1; index < count; index++) {
        if (strcmp(arguments[index], "--check") == 0) checks = true;
        if (strcmp(arguments[index], "--seconds") == 0 && index + 1 < count) seconds = atof(arguments[++index]);
    }
    YGConfigRef config = YGConfigNew();
    // No rounding to pixels.
    YGConfigSetPointScaleFactor(config, 0);
    const Screen screens[] = {
        {"flat, all leaves fixed", "whole", {1000, 10}, 400, 30000, false},
        {"flat, all leaves fixed", "tenth", {100, 10}, 400, 3000, false},
        {"nested, all leaves fixed", "whole", {10, 10, 10, 10}, 4000, 4000, false},
        {"nested, all leaves fixed", "tenth", {10, 10, 10}, 400, 4000, false},
        {"flat, one leaf in ten flexible", "whole", {1000, 10}, 400, 30000, true},
        {"flat, one leaf in ten flexible", "tenth", {100, 10}, 400, 3000, true},
        {"nested, one leaf in ten flexible", "whole", {10, 10, 10, 10}, 4000, 4000, true},
        {"nested, one leaf in ten flexible", "tenth", {10, 10, 10}, 400, 4000, true},
    };
    for (const Screen &screen : screens) {
        std::vector<Place> places;
        size_t bytes = callocated();
        uint64_t allocations = callocations();
        YGNodeRef root = layOut(screen, config, places);
        allocations = callocations() - allocations;
        bytes = callocated() - bytes;
        YGNodeFreeRecursive(root);
        size_t nodes = places.size();
        if (checks) {
            // Weighed by their order, so that no two leaves can change places.
            double x = 0, y = 0, width = 0, height = 0;
            size_t number = 0;
            for (const Place &place : places) {
                if (!place.leaf) continue;
                double weight = 1 + double(number++ % 97);
                x += place.x * weight;
                y += place.y * weight;
                width += place.width * weight;
                height += place.height * weight;
            }
            printf("%s\t%s\t%zu\t%.0f\t%.0f\t%.0f\t%.0f\n", screen.name, screen.size, nodes, x, y, width, height);
            continue;
        }
        int rounds = nodes < 10000 ? 10 : 1;
        int64_t least = INT64_MAX, end = now() + int64_t(seconds * (rounds == 1 ? 0.75 : 0.25) * 1e9);
        for (int pass = 0; pass < 3 || now() < end; pass++) {
            int64_t start = now();
            for (int round = 0; round < rounds; round++) {
                std::vector<Place> fresh;
                YGNodeFreeRecursive(layOut(screen, config, fresh));
            }
            int64_t time = (now() - start) / rounds;
            if (time < least) least = time;
        }
        printf("%s\t%s\t%zu\t%lld\t%zu\t%llu\n", screen.name, screen.size, nodes, (long long)least, bytes,
            (unsigned long long)allocations);
    }
    YGConfigFree(config);
}
