// Made by Scripts/symbols from Sources/MizanSymbols/Drawings: change what is there, then run it.

extension SymbolLibrary {
    /// The symbols that Mizan's own controls show.
    static let controlSymbols = #"""
        leftToRight	points along the reading
        leftToRight	points against the reading
        fixed	points to the left side of the screen
        fixed	points to the right side of the screen
        fixed	up is up everywhere
        fixed	down is down everywhere
        fixed	clockwise is clockwise everywhere
        fixed	the same from both sides
        fixed	a check mark is never reversed
        fixed	a clock turns clockwise everywhere
        fixed	a thing in the hand: the handle stays at the right
        fixed	a slash leans the same way everywhere
        fixed	a thing in the world, the same everywhere
        fixed	a picture of a thing, the same in every language

        arrow.backward	1	as=,circle,square,circle.fill,square.fill		M10.5 5.5L4 12L10.5 18.5|M20 12H4
        arrow.clockwise	6	as=,circle,square,circle.fill,square.fill	refresh,reload,retry,redo	M18.304 7.575A8 8 0 1 0 19.609 14.972|M18.304 2.575V7.575H13.304
        arrow.down	5	as=,circle,square,circle.fill,square.fill,circle.badge.xmark,circle.badge.xmark.fill		M5.5 13.5L12 20L18.5 13.5|M12 4V20
        arrow.forward	0	as=,circle,square,circle.fill,square.fill		M13.5 5.5L20 12L13.5 18.5|M4 12H20
        arrow.left	2	=arrow.backward as=,circle,square,circle.fill,square.fill		
        arrow.right	3	=arrow.forward as=,circle,square,circle.fill,square.fill		
        arrow.up	4	as=,circle,square,circle.fill,square.fill,circle.badge.clock		M5.5 10.5L12 4L18.5 10.5|M12 20V4
        calendar	7	body=0 as=,circle,circle.fill	date,day,month,schedule,event	R3.5 5 17 15.5 2.5|M3.5 10H20.5|M8 3V6.5M16 3V6.5|f O8 13.5 1.1|f O12 13.5 1.1|f O16 13.5 1.1|f O8 17 1.1|f O12 17 1.1|f O16 17 1.1
        checkmark	8	as=	done,ok,yes,success,confirm	w2.5 M4.75 13L9.5 17.75L19.25 6.5
        checkmark.circle	8	as=,fill,badge.plus,badge.questionmark,badge.xmark,badge.plus.fill,badge.questionmark.fill,badge.xmark.fill		O12 12 9|M7.75 12.5L10.75 15.5L16.25 9
        chevron.backward	1	as=,circle,square,circle.fill,square.fill	back,previous	M15 6L9 12L15 18
        chevron.down	5	as=,circle,square,circle.fill,square.fill		M6 9L12 15L18 9
        chevron.forward	0	as=,circle,square,circle.fill,square.fill	next,disclosure	M9 6L15 12L9 18
        chevron.left	2	=chevron.backward as=,circle,square,circle.fill,square.fill		
        chevron.right	3	=chevron.forward as=,circle,square,circle.fill,square.fill		
        chevron.up	4	as=,circle,square,circle.fill,square.fill		M6 15L12 9L18 15
        chevron.up.chevron.down	7	as=,square,square.fill	expand,unfold,vertical	m7 15 5 5 5-5|m7 9 5-5 5 5
        circle	7	as=,fill,square,badge.checkmark,badge.exclamationmark,badge.minus,badge.plus,badge.questionmark,badge.xmark,slash.fill,square.fill,badge.checkmark.fill,badge.exclamationmark.fill,badge.minus.fill,badge.plus.fill,badge.questionmark.fill,badge.xmark.fill		O12 12 9
        clock	9	as=,fill,badge.questionmark,badge.xmark,badge.questionmark.fill,badge.xmark.fill	time,history,hour	O12 12 9|M12 6.75V12L15.75 14.25
        ellipsis	7	as=,circle,circle.fill	more,menu,options	f O5 12 1.9|f O12 12 1.9|f O19 12 1.9
        eye	7	as=,circle,fill,square,circle.fill,slash.fill,square.fill,slash.circle.fill	view,show,visible,look,preview	M2.25 12C4.75 7.75 8 5.75 12 5.75C16 5.75 19.25 7.75 21.75 12C19.25 16.25 16 18.25 12 18.25 C8 18.25 4.75 16.25 2.25 12Z|O12 12 2.75
        eye.slash	11	as=,circle	hide,hidden,invisible	M2.25 12C4.75 7.75 8 5.75 12 5.75C16 5.75 19.25 7.75 21.75 12C19.25 16.25 16 18.25 12 18.25 C8 18.25 4.75 16.25 2.25 12Z|O12 12 2.75|g w5 M3 3L21 21|M3.75 3.75L20.25 20.25
        line.3.horizontal	7	as=,circle,circle.fill	bars,navigation,hamburger,options	M4 5h16|M4 12h16|M4 19h16
        magnifyingglass	10	body=none as=,circle,circle.fill	search,find,zoom,lookup	O10.5 10.5 6.75|M15.27 15.27L21 21
        minus	7	as=,circle,circle.fill	remove,less	w2.5 M5 12L19 12
        photo	13	body=0 as=,circle,fill,badge.checkmark,badge.exclamationmark,badge.plus,circle.fill,badge.checkmark.fill,badge.exclamationmark.fill,badge.plus.fill	picture	R3 3 18 18 2|O9 9 2|m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21
        plus	7	as=,circle,circle.fill	add,new,create	w2.5 M12 5V19M5 12H19
        square	7	as=,circle,fill,badge.plus,circle.fill,slash.fill,badge.plus.fill		R3.5 3.5 17 17 3.5
        square.and.arrow.up	7	body=M8.5,9.5H6.75A1.75,1.75,0,0,0,5,11.25V19.25A1.75,1.75,0,0,0,6.75,21H17.25A1.75,1.75,0,0,0,19,19.25V11.25A1.75,1.75,0,0,0,17.25,9.5Z as=,circle,fill,badge.checkmark,badge.clock,circle.fill,badge.checkmark.fill,badge.clock.fill tiers=1,0	share,export,upload	M8.5 9.5H6.75A1.75 1.75 0 0 0 5 11.25V19.25A1.75 1.75 0 0 0 6.75 21H17.25A1.75 1.75 0 0 0 19 19.25V11.25 A1.75 1.75 0 0 0 17.25 9.5H15.5|M8 7L12 3L16 7|M12 15L12 3
        star	7	as=,circle,slash,square,circle.fill,slash.fill,square.fill tints=#ffcc00	favourite,rating,like	w1.9 M12 3.65L14.381 9.472L20.655 9.937L15.853 14.002L17.347 20.111L12 16.802L6.653 20.111L8.147 14.002L3.345 9.937 L9.619 9.472Z
        star.fill	7	as= tints=#ffcc00		b w1.9 M12 3.65L14.381 9.472L20.655 9.937L15.853 14.002L17.347 20.111L12 16.802L6.653 20.111L8.147 14.002L3.345 9.937 L9.619 9.472Z
        trash	12	body=M6,6.25L6.75,19.25A1.85,1.85,0,0,0,8.6,21H15.4A1.85,1.85,0,0,0,17.25,19.25L18,6.25Z as=,circle,fill,slash,square,circle.fill,slash.circle,slash.fill,slash.square,square.fill,slash.circle.fill,slash.square.fill tints=#ff3b30	delete,remove,bin,garbage	M4 6.25L20 6.25|M6 6.25L6.75 19.25A1.85 1.85 0 0 0 8.6 21H15.4A1.85 1.85 0 0 0 17.25 19.25L18 6.25|M9 6.25V4.5A1.5 1.5 0 0 1 10.5 3H13.5A1.5 1.5 0 0 1 15 4.5V6.25|M10.25 10.5V16.75M13.75 10.5V16.75
        xmark	7	as=,circle,circle.fill	close,cancel,dismiss,delete,error	w2.5 M6 6L18 18M18 6L6 18

        """#
}
