// Made by Scripts/symbols from Sources/MizanSymbols/Drawings: change what is there, then run it.

import MizanBase
import MizanDrawing

extension Symbol {
    /// Chevrons and arrows: those towards a side of the screen are fixed, those along or against the reading turn.
    static let arrows = [
        chevronForward,
        chevronBackward,
        chevronLeft,
        chevronRight,
        chevronUp,
        chevronDown,
        arrowForward,
        arrowBackward,
        arrowRight,
        arrowLeft,
        arrowUp,
        arrowDown,
        arrowClockwise,
        arrowCounterclockwise,
        arrowUturnBackward,
        arrowUturnForward,
    ]

    static let chevronForward = Symbol(
        "chevron.forward", .leftToRight,
        "points along the reading",
        layers: [
            FilledPath(
                """
                M9.707 5.293L15.707 11.293C16.098 11.683 16.098 12.317 15.707 12.707L9.707 18.707
                C9.317 19.098 8.683 19.098 8.293 18.707C7.902 18.317 7.902 17.683 8.293 17.293L14.293 11.293L15 12
                L14.293 12.707L8.293 6.707C7.902 6.317 7.902 5.683 8.293 5.293C8.683 4.902 9.317 4.902 9.707 5.293Z
                """)
        ])

    static let chevronBackward = Symbol(
        "chevron.backward", .leftToRight,
        "points against the reading",
        layers: [
            FilledPath(
                """
                M15.707 6.707L9.707 12.707L9 12L9.707 11.293L15.707 17.293C16.098 17.683 16.098 18.317 15.707 18.707
                C15.317 19.098 14.683 19.098 14.293 18.707L8.293 12.707C7.902 12.317 7.902 11.683 8.293 11.293
                L14.293 5.293C14.683 4.902 15.317 4.902 15.707 5.293C16.098 5.683 16.098 6.317 15.707 6.707Z
                """)
        ])

    static let chevronLeft = Symbol(
        "chevron.left", .fixed,
        "points to the left side of the screen",
        layers: chevronBackward.layers)

    static let chevronRight = Symbol(
        "chevron.right", .fixed,
        "points to the right side of the screen",
        layers: chevronForward.layers)

    static let chevronUp = Symbol(
        "chevron.up", .fixed,
        "up is up everywhere",
        layers: [
            FilledPath(
                """
                M5.293 14.293L11.293 8.293C11.683 7.902 12.317 7.902 12.707 8.293L18.707 14.293
                C19.098 14.683 19.098 15.317 18.707 15.707C18.317 16.098 17.683 16.098 17.293 15.707L11.293 9.707L12 9
                L12.707 9.707L6.707 15.707C6.317 16.098 5.683 16.098 5.293 15.707C4.902 15.317 4.902 14.683 5.293 14.293
                Z
                """)
        ])

    static let chevronDown = Symbol(
        "chevron.down", .fixed,
        "down is down everywhere",
        layers: [
            FilledPath(
                """
                M6.707 8.293L12.707 14.293L12 15L11.293 14.293L17.293 8.293C17.683 7.902 18.317 7.902 18.707 8.293
                C19.098 8.683 19.098 9.317 18.707 9.707L12.707 15.707C12.317 16.098 11.683 16.098 11.293 15.707
                L5.293 9.707C4.902 9.317 4.902 8.683 5.293 8.293C5.683 7.902 6.317 7.902 6.707 8.293Z
                """)
        ])

    static let arrowForward = Symbol(
        "arrow.forward", .leftToRight,
        "points along the reading",
        layers: [
            FilledPath(
                """
                M14.207 4.793L20.707 11.293C21.098 11.683 21.098 12.317 20.707 12.707L14.207 19.207
                C13.817 19.598 13.183 19.598 12.793 19.207C12.402 18.817 12.402 18.183 12.793 17.793L19.293 11.293L20 12
                L19.293 12.707L12.793 6.207C12.402 5.817 12.402 5.183 12.793 4.793
                C13.183 4.402 13.817 4.402 14.207 4.793ZM4 11H20C20.552 11 21 11.448 21 12C21 12.552 20.552 13 20 13H4
                C3.448 13 3 12.552 3 12C3 11.448 3.448 11 4 11Z
                """)
        ])

    static let arrowBackward = Symbol(
        "arrow.backward", .leftToRight,
        "points against the reading",
        layers: [
            FilledPath(
                """
                M11.207 6.207L4.707 12.707L4 12L4.707 11.293L11.207 17.793C11.598 18.183 11.598 18.817 11.207 19.207
                C10.817 19.598 10.183 19.598 9.793 19.207L3.293 12.707C2.902 12.317 2.902 11.683 3.293 11.293
                L9.793 4.793C10.183 4.402 10.817 4.402 11.207 4.793C11.598 5.183 11.598 5.817 11.207 6.207ZM20 13H4
                C3.448 13 3 12.552 3 12C3 11.448 3.448 11 4 11H20C20.552 11 21 11.448 21 12C21 12.552 20.552 13 20 13Z
                """)
        ])

    static let arrowRight = Symbol(
        "arrow.right", .fixed,
        "points to the right side of the screen",
        layers: arrowForward.layers)

    static let arrowLeft = Symbol(
        "arrow.left", .fixed,
        "points to the left side of the screen",
        layers: arrowBackward.layers)

    static let arrowUp = Symbol(
        "arrow.up", .fixed,
        "up is up everywhere",
        layers: [
            FilledPath(
                """
                M4.793 9.793L11.293 3.293C11.683 2.902 12.317 2.902 12.707 3.293L19.207 9.793
                C19.598 10.183 19.598 10.817 19.207 11.207C18.817 11.598 18.183 11.598 17.793 11.207L11.293 4.707L12 4
                L12.707 4.707L6.207 11.207C5.817 11.598 5.183 11.598 4.793 11.207C4.402 10.817 4.402 10.183 4.793 9.793Z
                M11 20V4C11 3.448 11.448 3 12 3C12.552 3 13 3.448 13 4V20C13 20.552 12.552 21 12 21
                C11.448 21 11 20.552 11 20Z
                """)
        ])

    static let arrowDown = Symbol(
        "arrow.down", .fixed,
        "down is down everywhere",
        layers: [
            FilledPath(
                """
                M6.207 12.793L12.707 19.293L12 20L11.293 19.293L17.793 12.793C18.183 12.402 18.817 12.402 19.207 12.793
                C19.598 13.183 19.598 13.817 19.207 14.207L12.707 20.707C12.317 21.098 11.683 21.098 11.293 20.707
                L4.793 14.207C4.402 13.817 4.402 13.183 4.793 12.793C5.183 12.402 5.817 12.402 6.207 12.793ZM13 4V20
                C13 20.552 12.552 21 12 21C11.448 21 11 20.552 11 20V4C11 3.448 11.448 3 12 3C12.552 3 13 3.448 13 4Z
                """)
        ])

    static let arrowClockwise = Symbol(
        "arrow.clockwise", .fixed,
        "clockwise is clockwise everywhere",
        layers: [
            FilledPath(
                """
                M17.516 8.191C15.922 6.151 13.333 5.158 10.784 5.607C6.977 6.279 4.435 9.91 5.107 13.717
                C5.778 17.524 9.409 20.066 13.216 19.394C15.766 18.945 17.858 17.125 18.658 14.663
                C18.828 14.138 19.393 13.85 19.918 14.021C20.443 14.192 20.731 14.756 20.56 15.281
                C19.532 18.446 16.841 20.786 13.564 21.364C8.669 22.227 4.001 18.959 3.137 14.064
                C2.274 9.169 5.542 4.501 10.437 3.638C13.714 3.059 17.043 4.337 19.092 6.959
                C19.432 7.394 19.355 8.023 18.92 8.363C18.484 8.703 17.856 8.626 17.516 8.191ZM19.304 2.575V7.575
                C19.304 8.127 18.856 8.575 18.304 8.575H13.304C12.752 8.575 12.304 8.127 12.304 7.575
                C12.304 7.023 12.752 6.575 13.304 6.575H18.304V7.575H17.304V2.575C17.304 2.023 17.752 1.575 18.304 1.575
                C18.856 1.575 19.304 2.023 19.304 2.575Z
                """)
        ])

    static let arrowCounterclockwise = Symbol(
        "arrow.counterclockwise", .fixed,
        "counterclockwise is counterclockwise everywhere",
        layers: [
            FilledPath(
                """
                M4.908 6.959C6.957 4.337 10.286 3.059 13.563 3.638C18.458 4.501 21.726 9.169 20.863 14.064
                C19.999 18.959 15.331 22.227 10.436 21.364C7.159 20.786 4.468 18.446 3.44 15.281
                C3.269 14.756 3.557 14.192 4.082 14.021C4.607 13.85 5.172 14.138 5.342 14.663
                C6.142 17.125 8.234 18.945 10.784 19.394C14.591 20.066 18.222 17.524 18.893 13.717
                C19.565 9.91 17.023 6.279 13.216 5.607C10.667 5.158 8.078 6.151 6.484 8.191
                C6.144 8.626 5.516 8.703 5.08 8.363C4.645 8.023 4.568 7.394 4.908 6.959ZM6.696 2.575V7.575H5.696V6.575
                H10.696C11.248 6.575 11.696 7.023 11.696 7.575C11.696 8.127 11.248 8.575 10.696 8.575H5.696
                C5.144 8.575 4.696 8.127 4.696 7.575V2.575C4.696 2.023 5.144 1.575 5.696 1.575
                C6.248 1.575 6.696 2.023 6.696 2.575Z
                """)
        ])

    static let arrowUturnBackward = Symbol(
        "arrow.uturn.backward", .leftToRight,
        "what is undone lies back, against the reading",
        layers: [
            FilledPath(
                """
                M9.207 5.207L4.707 9.707L4 9L4.707 8.293L9.207 12.793C9.598 13.183 9.598 13.817 9.207 14.207
                C8.817 14.598 8.183 14.598 7.793 14.207L3.293 9.707C2.902 9.317 2.902 8.683 3.293 8.293L7.793 3.793
                C8.183 3.402 8.817 3.402 9.207 3.793C9.598 4.183 9.598 4.817 9.207 5.207ZM4 8H14.5
                C18.09 8 21 10.91 21 14.5C21 18.09 18.09 21 14.5 21H9C8.448 21 8 20.552 8 20C8 19.448 8.448 19 9 19H14.5
                C16.985 19 19 16.985 19 14.5C19 12.015 16.985 10 14.5 10H4C3.448 10 3 9.552 3 9C3 8.448 3.448 8 4 8Z
                """)
        ])

    static let arrowUturnForward = Symbol(
        "arrow.uturn.forward", .leftToRight,
        "what is redone lies ahead, along the reading",
        layers: [
            FilledPath(
                """
                M16.207 3.793L20.707 8.293C21.098 8.683 21.098 9.317 20.707 9.707L16.207 14.207
                C15.817 14.598 15.183 14.598 14.793 14.207C14.402 13.817 14.402 13.183 14.793 12.793L19.293 8.293L20 9
                L19.293 9.707L14.793 5.207C14.402 4.817 14.402 4.183 14.793 3.793C15.183 3.402 15.817 3.402 16.207 3.793
                ZM20 10H9.5C7.015 10 5 12.015 5 14.5C5 16.985 7.015 19 9.5 19H15C15.552 19 16 19.448 16 20
                C16 20.552 15.552 21 15 21H9.5C5.91 21 3 18.09 3 14.5C3 10.91 5.91 8 9.5 8H20C20.552 8 21 8.448 21 9
                C21 9.552 20.552 10 20 10Z
                """)
        ])
}
