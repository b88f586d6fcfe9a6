#include "clayout.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// By axis: 0 from side to side, 1 from top to bottom.
typedef struct {
    double at[2];
} lengths;

enum { max_answers = 12 };

// What a stack answered, and the proposal that its children are planned for.
typedef struct {
    int count, has_plan;
    lengths planned;
    lengths proposals[max_answers], sizes[max_answers];
} memory;

struct box {
    clayout_node node;
    // What the parent's plan gave it.
    lengths proposal, origin, size;
    memory *memory;
};

typedef struct {
    double minimum, flexibility;
    int index;
} candidate;

struct clayout {
    struct box *boxes;
    int count;
    memory *memories;
    int stack_count;
    // Candidates of the stacks that are being planned, one inside the other.
    candidate *candidates;
    int used;
};

clayout *clayout_create(const clayout_node *nodes, int count)
{
    clayout *layout = calloc(1, sizeof *layout);
    if (!layout) return NULL;
    for (int i = 0; i < count; i++) layout->stack_count += nodes[i].axis >= 0;
    layout->boxes = calloc((size_t)count, sizeof *layout->boxes);
    layout->candidates = calloc((size_t)count, sizeof *layout->candidates);
    layout->memories = calloc((size_t)layout->stack_count, sizeof *layout->memories);
    if (!layout->boxes || !layout->candidates || (layout->stack_count > 0 && !layout->memories)) {
        clayout_destroy(layout);
        return NULL;
    }
    layout->count = count;
    memory *memory = layout->memories;
    for (int i = 0; i < count; i++) {
        layout->boxes[i].node = nodes[i];
        if (nodes[i].axis >= 0) layout->boxes[i].memory = memory++;
    }
    return layout;
}

void clayout_destroy(clayout *layout)
{
    if (!layout) return;
    free(layout->boxes);
    free(layout->candidates);
    free(layout->memories);
    free(layout);
}

void clayout_forget(clayout *layout)
{
    for (int i = 0; i < layout->stack_count; i++) layout->memories[i].count = layout->memories[i].has_plan = 0;
}

clayout_rect clayout_frame(const clayout *layout, int node)
{
    const struct box *box = &layout->boxes[node];
    return (clayout_rect){box->origin.at[0], box->origin.at[1], box->size.at[0], box->size.at[1]};
}

// Bits, so that NaN equals itself.
static int same(const lengths *a, const lengths *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static lengths plan(clayout *layout, struct box *stack, lengths proposal);

// A leaf's size: quicker found than remembered.
static inline lengths leaf_size(const clayout_node *leaf, lengths proposal)
{
    lengths size;
    for (int axis = 0; axis < 2; axis++) {
        double length = isnan(proposal.at[axis]) ? 10 : proposal.at[axis];
        length = length > leaf->minimum[axis] ? length : leaf->minimum[axis];
        size.at[axis] = length < leaf->maximum[axis] ? length : leaf->maximum[axis];
    }
    return size;
}

static inline lengths size_of(clayout *layout, struct box *box, lengths proposal)
{
    if (box->node.axis < 0) return leaf_size(&box->node, proposal);
    memory *memory = box->memory;
    for (int i = 0; i < memory->count; i++)
        if (same(&memory->proposals[i], &proposal)) return memory->sizes[i];
    lengths size = plan(layout, box, proposal);
    if (memory->count < max_answers) {
        memory->proposals[memory->count] = proposal;
        memory->sizes[memory->count++] = size;
    }
    return size;
}

// The least flexible first; of those without a limit the one with the greater minimum; else by position.
static int in_order(const void *left, const void *right)
{
    const candidate *a = left, *b = right;
    if (a->flexibility != b->flexibility) return a->flexibility < b->flexibility ? -1 : 1;
    if (a->flexibility == INFINITY && a->minimum != b->minimum) return a->minimum > b->minimum ? -1 : 1;
    return a->index - b->index;
}

static void sort(candidate *candidates, int count)
{
    int sorted = 1;
    while (sorted < count && in_order(&candidates[sorted - 1], &candidates[sorted]) < 0) sorted++;
    if (sorted >= count) return;
    if (count > 32) {
        qsort(candidates, (size_t)count, sizeof *candidates, in_order);
        return;
    }
    for (int i = sorted; i < count; i++) {
        candidate one = candidates[i];
        int place = i;
        for (; place > 0 && in_order(&one, &candidates[place - 1]) < 0; place--)
            candidates[place] = candidates[place - 1];
        candidates[place] = one;
    }
}

// Gives each child its proposal, its size and its place; the stack's size. Compiled once for each axis: lengths that are
// chosen by a variable don't stay in registers, which takes three times as long.
static inline __attribute__((always_inline)) lengths plan_along(
    const int major, clayout *layout, struct box *stack, lengths proposal)
{
    const int minor = 1 - major, count = stack->node.count;
    struct box *children = &layout->boxes[stack->node.first];
    const double spaces = count > 1 ? stack->node.spacing * (count - 1) : 0;

    if (isnan(proposal.at[major])) {
        for (int i = 0; i < count; i++) {
            children[i].proposal = proposal;
            children[i].size = size_of(layout, &children[i], proposal);
        }
    } else {
        candidate *candidates = layout->candidates + layout->used;
        layout->used += count;
        lengths question = proposal;
        for (int i = 0; i < count; i++) {
            question.at[major] = 0;
            double minimum = size_of(layout, &children[i], question).at[major];
            question.at[major] = INFINITY;
            double maximum = size_of(layout, &children[i], question).at[major];
            candidates[i] = (candidate){minimum, maximum - minimum, i};
        }
        sort(candidates, count);
        double left = proposal.at[major] - spaces;
        for (int i = 0; i < count; i++) {
            struct box *child = &children[candidates[i].index];
            double share = left / (count - i);
            question.at[major] = share > 0 ? share : 0;
            child->proposal = question;
            child->size = size_of(layout, child, question);
            if (isfinite(child->size.at[major])) left -= child->size.at[major];
        }
        layout->used -= count;
    }

    double length = 0, low = 0, high = 0;
    for (int i = 0; i < count; i++) {
        double across = children[i].size.at[minor], start = -across * stack->node.alignment;
        children[i].origin.at[major] = length;
        children[i].origin.at[minor] = start;
        low = start < low ? start : low;
        high = start + across > high ? start + across : high;
        length += children[i].size.at[major] + (i + 1 < count ? stack->node.spacing : 0);
    }
    for (int i = 0; i < count; i++) children[i].origin.at[minor] -= low;
    stack->memory->planned = proposal;
    stack->memory->has_plan = 1;
    lengths size;
    size.at[major] = length;
    size.at[minor] = high - low;
    return size;
}

static lengths plan(clayout *layout, struct box *stack, lengths proposal)
{
    return stack->node.axis == 0 ? plan_along(0, layout, stack, proposal) : plan_along(1, layout, stack, proposal);
}

static void place(clayout *layout, struct box *box, lengths proposal)
{
    box->size = size_of(layout, box, proposal);
    if (box->node.axis < 0) return;
    int minor = 1 - box->node.axis;
    if (isnan(proposal.at[minor])) proposal.at[minor] = box->size.at[minor];
    if (!box->memory->has_plan || !same(&box->memory->planned, &proposal)) plan(layout, box, proposal);
    for (int i = 0; i < box->node.count; i++) {
        struct box *child = &layout->boxes[box->node.first + i];
        place(layout, child, child->proposal);
    }
}

void clayout_run(clayout *layout, double width, double height)
{
    lengths host = {{width, height}};
    struct box *root = &layout->boxes[0];
    layout->used = 0;
    lengths size = size_of(layout, root, host);
    for (int axis = 0; axis < 2; axis++)
        root->origin.at[axis] = isnan(host.at[axis]) ? 0 : (host.at[axis] - size.at[axis]) / 2;
    place(layout, root, host);
}
