#pragma once

/// Layout of nested stacks and nothing else: each parent proposes, each child chooses, the parent places. The same
/// negotiation as the engine's (rules 1.1.1 to 1.1.9 of SwiftUI's stacks, without priorities, texts and modifiers), over
/// a flat array of nodes; what a stack answers is remembered by its proposal. A length that is not proposed is NaN.
typedef struct clayout clayout;

typedef struct {
    /// -1 for a leaf; 0 for a stack from side to side, 1 for one from top to bottom.
    int axis;
    /// A stack's children: nodes that stand one after the other.
    int first, count;
    /// Between a stack's children, in points.
    double spacing;
    /// Where a stack's children line up: 0 leading or top, 0.5 centre, 1 trailing or bottom.
    double alignment;
    /// What a leaf takes at least and at most, by axis: 10 where nothing is proposed.
    double minimum[2], maximum[2];
} clayout_node;

typedef struct {
    double x, y, width, height;
} clayout_rect;

/// The nodes, the root first; they are copied. NULL where there is no memory.
clayout *clayout_create(const clayout_node *nodes, int count);
void clayout_destroy(clayout *layout);

/// Forgets all answers.
void clayout_forget(clayout *layout);

/// Measures and places the root, centred in what it is proposed, and all in it.
void clayout_run(clayout *layout, double width, double height);

/// Where a node stands in its parent.
clayout_rect clayout_frame(const clayout *layout, int node);
