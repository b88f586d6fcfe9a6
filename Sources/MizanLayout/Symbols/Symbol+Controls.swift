import MizanBase

extension Symbol {
    /// Signs on controls.
    static let controls = [chevronForward, chevronBackward, playFill]

    /// A chevron towards what comes next, drawn pointing right. Mirrors: forward is where the reading goes.
    private static let chevronForward = Symbol(
        "chevron.forward", .leftToRight, "points along the reading",
        (
            """
            M8.2929 6.7071C7.9024 6.3166 7.9024 5.6834 8.2929 5.2929C8.6834 4.9024 9.3166 4.9024 9.7071 5.2929
            L15.7071 11.2929C16.0976 11.6834 16.0976 12.3166 15.7071 12.7071L9.7071 18.7071
            C9.3166 19.0976 8.6834 19.0976 8.2929 18.7071C7.9024 18.3166 7.9024 17.6834 8.2929 17.2929L13.5858 12Z
            """, nil
        ))

    /// A chevron back to where one came from, drawn pointing left. Mirrors: back is against the reading.
    private static let chevronBackward = Symbol(
        "chevron.backward", .leftToRight, "points against the reading",
        (
            """
            M10.4142 12L15.7071 17.2929C16.0976 17.6834 16.0976 18.3166 15.7071 18.7071
            C15.3166 19.0976 14.6834 19.0976 14.2929 18.7071L8.2929 12.7071
            C7.9024 12.3166 7.9024 11.6834 8.2929 11.2929L14.2929 5.2929
            C14.6834 4.9024 15.3166 4.9024 15.7071 5.2929C16.0976 5.6834 16.0976 6.3166 15.7071 6.7071Z
            """, nil
        ))

    /// A triangle that starts playback. Fixed, pointing right: tape and time run left to right everywhere.
    private static let playFill = Symbol(
        "play.fill", .fixed, "playback runs left to right everywhere",
        (
            """
            M7 6.0908C7 5.4604 7.3391 4.8786 7.8878 4.568C8.4364 4.2573 9.1097 4.2658 9.6504 4.5902L19.499 10.4994
            C20.0261 10.8157 20.3486 11.3853 20.3486 12C20.3486 12.6147 20.0261 13.1843 19.499 13.5006
            L9.6504 19.4098C9.1097 19.7342 8.4364 19.7427 7.8878 19.432C7.3391 19.1214 7 18.5396 7 17.9092Z
            """, nil
        ))
}
