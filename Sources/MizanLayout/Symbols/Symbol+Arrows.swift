import MizanBase

extension Symbol {
    /// Chevrons and arrows: those towards a side of the screen are fixed, those along or against the reading turn.
    static let arrows = [
        chevronForward, chevronBackward, chevronLeft, chevronRight, chevronUp, chevronDown, arrowForward,
        arrowBackward, arrowRight, arrowLeft, arrowUp, arrowDown, arrowClockwise, arrowCounterclockwise,
        arrowUturnBackward, arrowUturnForward,
    ]

    private static let chevronForwardOutline = """
        M8.2929 6.7071C7.9024 6.3166 7.9024 5.6834 8.2929 5.2929C8.6834 4.9024 9.3166 4.9024 9.7071 5.2929
        L15.7071 11.2929C16.0976 11.6834 16.0976 12.3166 15.7071 12.7071L9.7071 18.7071
        C9.3166 19.0976 8.6834 19.0976 8.2929 18.7071C7.9024 18.3166 7.9024 17.6834 8.2929 17.2929L13.5858 12Z
        """

    private static let chevronForward = Symbol(
        "chevron.forward", .leftToRight, "points along the reading",
        (chevronForwardOutline, nil))

    private static let chevronBackwardOutline = """
        M10.4142 12L15.7071 17.2929C16.0976 17.6834 16.0976 18.3166 15.7071 18.7071
        C15.3166 19.0976 14.6834 19.0976 14.2929 18.7071L8.2929 12.7071C7.9024 12.3166 7.9024 11.6834 8.2929 11.2929
        L14.2929 5.2929C14.6834 4.9024 15.3166 4.9024 15.7071 5.2929C16.0976 5.6834 16.0976 6.3166 15.7071 6.7071Z
        """

    private static let chevronBackward = Symbol(
        "chevron.backward", .leftToRight, "points against the reading",
        (chevronBackwardOutline, nil))

    private static let chevronLeft = Symbol(
        "chevron.left", .fixed, "points to the left side of the screen",
        (chevronBackwardOutline, nil))

    private static let chevronRight = Symbol(
        "chevron.right", .fixed, "points to the right side of the screen",
        (chevronForwardOutline, nil))

    private static let chevronUp = Symbol(
        "chevron.up", .fixed, "up is up everywhere",
        (
            """
            M12.707 8.293L18.707 14.293C19.098 14.683 19.098 15.317 18.707 15.707
            C18.317 16.098 17.683 16.098 17.293 15.707L12 10.414L6.707 15.707C6.317 16.098 5.683 16.098 5.293 15.707
            C4.902 15.317 4.902 14.683 5.293 14.293L11.293 8.293C11.683 7.902 12.317 7.902 12.707 8.293Z
            """, nil
        ))

    private static let chevronDown = Symbol(
        "chevron.down", .fixed, "down is down everywhere",
        (
            """
            M17.293 8.293C17.683 7.902 18.317 7.902 18.707 8.293C19.098 8.683 19.098 9.317 18.707 9.707L12.707 15.707
            C12.317 16.098 11.683 16.098 11.293 15.707L5.293 9.707C4.902 9.317 4.902 8.683 5.293 8.293
            C5.683 7.902 6.317 7.902 6.707 8.293L12 13.586Z
            """, nil
        ))

    private static let arrowForwardOutline = """
        M20.999 12.048C20.987 12.288 20.89 12.524 20.707 12.707L14.207 19.207
        C13.817 19.598 13.183 19.598 12.793 19.207C12.402 18.817 12.402 18.183 12.793 17.793L17.586 13L4 13
        C3.448 13 3 12.552 3 12C3 11.448 3.448 11 4 11L17.586 11L12.793 6.207C12.402 5.817 12.402 5.183 12.793 4.793
        C13.183 4.402 13.817 4.402 14.207 4.793L20.707 11.293C20.886 11.472 20.997 11.718 21 11.991L21 12
        C21 12.016 21 12.032 20.999 12.048Z
        """

    private static let arrowForward = Symbol(
        "arrow.forward", .leftToRight, "points along the reading",
        (arrowForwardOutline, nil))

    private static let arrowBackwardOutline = """
        M3.293 12.707C3.11 12.524 3.013 12.288 3.001 12.048C3 12.032 3 12.016 3 12L3 11.991
        C3.003 11.718 3.114 11.472 3.293 11.293L9.793 4.793C10.183 4.402 10.817 4.402 11.207 4.793
        C11.598 5.183 11.598 5.817 11.207 6.207L6.414 11L20 11C20.552 11 21 11.448 21 12C21 12.552 20.552 13 20 13
        L6.414 13L11.207 17.793C11.598 18.183 11.598 18.817 11.207 19.207C10.817 19.598 10.183 19.598 9.793 19.207Z
        """

    private static let arrowBackward = Symbol(
        "arrow.backward", .leftToRight, "points against the reading",
        (arrowBackwardOutline, nil))

    private static let arrowRight = Symbol(
        "arrow.right", .fixed, "points to the right side of the screen",
        (arrowForwardOutline, nil))

    private static let arrowLeft = Symbol(
        "arrow.left", .fixed, "points to the left side of the screen",
        (arrowBackwardOutline, nil))

    private static let arrowUp = Symbol(
        "arrow.up", .fixed, "up is up everywhere",
        (
            """
            M12.705 3.291C12.706 3.291 12.706 3.292 12.707 3.293L12.708 3.293L19.207 9.793
            C19.598 10.183 19.598 10.817 19.207 11.207C18.817 11.598 18.183 11.598 17.793 11.207L13 6.414L13 20
            C13 20.552 12.552 21 12 21C11.448 21 11 20.552 11 20L11 6.414L6.207 11.207
            C5.817 11.598 5.183 11.598 4.793 11.207C4.402 10.817 4.402 10.183 4.793 9.793L11.292 3.293L11.293 3.293
            C11.294 3.292 11.294 3.291 11.295 3.291C11.387 3.2 11.496 3.126 11.617 3.076C11.735 3.027 11.864 3 12 3
            C12.136 3 12.265 3.027 12.383 3.076C12.5 3.124 12.61 3.196 12.705 3.291Z
            """, nil
        ))

    private static let arrowDown = Symbol(
        "arrow.down", .fixed, "down is down everywhere",
        (
            """
            M13 17.586L17.793 12.793C18.183 12.402 18.817 12.402 19.207 12.793
            C19.598 13.183 19.598 13.817 19.207 14.207L12.707 20.707C12.514 20.9 12.262 20.998 12.009 21
            C12.003 21 11.997 21 11.991 21C11.718 20.997 11.472 20.886 11.293 20.707L4.793 14.207
            C4.402 13.817 4.402 13.183 4.793 12.793C5.183 12.402 5.817 12.402 6.207 12.793L11 17.586L11 4
            C11 3.448 11.448 3 12 3C12.552 3 13 3.448 13 4Z
            """, nil
        ))

    private static let arrowClockwise = Symbol(
        "arrow.clockwise", .fixed, "clockwise is clockwise everywhere",
        (
            """
            M19.203 8.013C19.145 8.132 19.063 8.241 18.957 8.333C18.885 8.395 18.803 8.447 18.716 8.486
            C18.663 8.51 18.609 8.529 18.554 8.543C18.469 8.565 18.382 8.576 18.295 8.575L13.304 8.575
            C12.752 8.575 12.304 8.127 12.304 7.575C12.304 7.022 12.752 6.575 13.304 6.575L15.728 6.575
            C13.795 5.359 11.332 5.135 9.153 6.105C6.217 7.412 4.548 10.551 5.106 13.716
            C5.664 16.88 8.306 19.259 11.512 19.483C14.718 19.707 17.664 17.72 18.657 14.663
            C18.828 14.138 19.392 13.85 19.918 14.021C20.443 14.192 20.73 14.756 20.56 15.281
            C19.283 19.211 15.494 21.766 11.372 21.478C7.25 21.19 3.854 18.132 3.137 14.063
            C2.419 9.994 4.565 5.959 8.339 4.278C11.337 2.943 14.752 3.366 17.304 5.228L17.304 2.575
            C17.304 2.022 17.752 1.575 18.304 1.575C18.856 1.575 19.304 2.022 19.304 2.575L19.304 7.565
            C19.304 7.583 19.304 7.601 19.303 7.619C19.297 7.76 19.262 7.893 19.203 8.013Z
            """, nil
        ))

    private static let arrowCounterclockwise = Symbol(
        "arrow.counterclockwise", .fixed, "counterclockwise is counterclockwise everywhere",
        (
            """
            M5.043 8.333C4.937 8.241 4.855 8.132 4.797 8.013C4.738 7.893 4.703 7.76 4.697 7.619
            C4.696 7.601 4.696 7.583 4.696 7.565L4.696 2.575C4.696 2.022 5.144 1.575 5.696 1.575
            C6.248 1.575 6.696 2.022 6.696 2.575L6.696 5.228C9.248 3.366 12.663 2.943 15.661 4.278
            C19.435 5.959 21.581 9.994 20.863 14.063C20.146 18.132 16.75 21.19 12.628 21.478
            C8.506 21.766 4.717 19.211 3.44 15.281C3.27 14.756 3.557 14.192 4.082 14.021
            C4.608 13.85 5.172 14.138 5.343 14.663C6.336 17.72 9.282 19.707 12.488 19.483
            C15.694 19.259 18.336 16.88 18.894 13.716C19.452 10.551 17.783 7.412 14.847 6.105
            C12.668 5.135 10.205 5.359 8.272 6.575L10.696 6.575C11.248 6.575 11.696 7.022 11.696 7.575
            C11.696 8.127 11.248 8.575 10.696 8.575L5.705 8.575C5.618 8.576 5.531 8.565 5.446 8.543
            C5.391 8.529 5.337 8.51 5.284 8.486C5.197 8.447 5.115 8.395 5.043 8.333Z
            """, nil
        ))

    private static let arrowUturnBackward = Symbol(
        "arrow.uturn.backward", .leftToRight, "what is undone lies back, against the reading",
        (
            """
            M3.293 8.292L7.793 3.793C8.183 3.402 8.817 3.402 9.207 3.793C9.598 4.183 9.598 4.817 9.207 5.207L6.414 8
            L14.5 8C18.09 8 21 10.91 21 14.5C21 18.09 18.09 21 14.5 21L9 21C8.448 21 8 20.552 8 20
            C8 19.448 8.448 19 9 19L14.5 19C16.985 19 19 16.985 19 14.5C19 12.015 16.985 10 14.5 10L6.414 10
            L9.207 12.793C9.598 13.183 9.598 13.817 9.207 14.207C8.817 14.598 8.183 14.598 7.793 14.207L3.293 9.708
            L3.293 9.707C3.292 9.706 3.291 9.706 3.291 9.705C3.196 9.61 3.124 9.5 3.076 9.383C3.027 9.265 3 9.136 3 9
            C3 8.864 3.027 8.735 3.076 8.617C3.126 8.496 3.2 8.387 3.291 8.295C3.291 8.294 3.292 8.294 3.293 8.293Z
            """, nil
        ))

    private static let arrowUturnForward = Symbol(
        "arrow.uturn.forward", .leftToRight, "what is redone lies ahead, along the reading",
        (
            """
            M16.207 3.793L20.707 8.292L20.707 8.293L20.709 8.295C20.8 8.387 20.874 8.496 20.924 8.617
            C20.973 8.735 21 8.864 21 9C21 9.136 20.973 9.265 20.924 9.383C20.876 9.5 20.804 9.61 20.709 9.705
            L20.707 9.707L20.707 9.708L16.207 14.207C15.817 14.598 15.183 14.598 14.793 14.207
            C14.402 13.817 14.402 13.183 14.793 12.793L17.586 10L9.5 10C7.015 10 5 12.015 5 14.5
            C5 16.985 7.015 19 9.5 19L15 19C15.552 19 16 19.448 16 20C16 20.552 15.552 21 15 21L9.5 21
            C5.91 21 3 18.09 3 14.5C3 10.91 5.91 8 9.5 8L17.586 8L14.793 5.207C14.402 4.817 14.402 4.183 14.793 3.793
            C15.183 3.402 15.817 3.402 16.207 3.793Z
            """, nil
        ))
}
