import Foundation
import MizanLocalization

extension Grammar {
    /// English: the plural of nouns, and the few words that agree with it.
    ///
    /// Source: R. Quirk et al., A Comprehensive Grammar of the English Language, chapter 5 (number).
    static let english = Grammar(
        "en", head: .last, hasGender: false,
        words: WordTable.nouns(nil, englishNouns, plural: EnglishSpelling.plural)
            + WordTable.numbered(.determiner, "this:these that:those")
            + WordTable.numbered(.verb, "is:are was:were has:have isn't:aren't wasn't:weren't hasn't:haven't")
            + englishPronouns + WordTable.single(.adjective, englishAdjectives)
            + WordTable.single(.preposition, englishPrepositions)
            + WordTable.single(.conjunction, "and or")
            + WordTable.single(.particle, englishParticles),
        plural: EnglishSpelling.plural, supposed: EnglishSpelling.word)

    /// "His" before a noun; "her" may be both him and his, so that it stays.
    private static let englishPronouns =
        WordTable.entries("he:she:they him:her:them his:her:their himself:herself:themselves").map { forms in
            WordForms(.pronoun).with(.masculine, isPlural: false, forms[0]).with(.feminine, isPlural: false, forms[1])
                // The neutral one takes the verb of the plural.
                .with(.neuter, isPlural: true, forms[2])
        }

    private static let englishNouns = """
        account achievement action activity actor adapter address adult agreement airport alarm album alert amount answer \
        ant app apple application appointment area argument arm arrow article artist asset assistant attachment attempt \
        author award baby backup badge bag ball banana band bank banner bar basket battery beach bed beer bell benefit \
        bicycle bike bill bird birthday bit block blog board boat book bookmark bottle bowl box boy branch bread brick \
        bridge bug build building bus business:businesses button byte cable cafe cake calendar call calorie camera campaign \
        candidate candle cap car card cart case cat category cell cent center century chair challenge change channel \
        chapter character charge chart chat check cherry circle city class clip clock cloud club coach code coffee coin \
        collection color colour column comment commit company component computer concert condition conflict connection \
        contact container contest contract contributor conversation cookie copy corner country coupon course cow credit \
        crossing cup currency customer cycle dancer dashboard database date day deal decade deck degree delay delivery \
        department deposit desk detail developer device dialog difference digit dinner directory discount disk \
        district document dog dollar door dot download draft drawing dream dress drink drive driver duplicate duration \
        duty ear edge edit edition editor egg element elephant email emoji employee entry envelope episode error euro \
        event example exception exchange exercise expense export extension eye face fact failure family fan farm \
        favorite feature fee feed field figure file filter finding finger fire flag flight floor flower folder follower font \
        forecast form format formula forum fox frame friend fruit function gallery game gap garden gate gift gigabyte girl \
        glass goal gram grape graph grid group guest guide guitar habit hand hat header heart height hexagon highlight hike \
        hint hit hobby hole holiday home horse hospital hotel hour house icon idea image import improvement inch index \
        ingredient inhabitant insect insight instruction interest interval invitation invite invoice island issue item \
        jacket job joke journey judge key keyboard kilogram kilometer kilometre kind kitchen label lake lamp language \
        laptop layer leader league lecture lesson letter level library license light like limit line link lion list \
        listener location lock log login lunch machine mail map mark match meal measurement medal meeting megabyte \
        member membership memory mention menu merge message meter metre method mile milestone minute mirror mistake mode \
        model module moment month moon morning mosque mountain move movie museum name nation need network neighbor night \
        node note notebook notification number object occurrence offer office operation opinion option orange order \
        organization outcome owner package page painting pair pan parameter parcel park participant part party passenger \
        passport password patch path pattern pause payment peach pear pen penalty pencil percent:percent period permission \
        phone photo picture piece pill pilot pixel pizza place plan plane planet plant plate platform play player playlist \
        plugin poem point policy poll post pound preference present price printer prize problem process product profile program \
        project promotion prompt property proposal provider pupil purchase puzzle quarter query question queue quote rabbit race \
        radio rating reaction reader reason recipe recommendation record recording referral refund region registration release \
        reminder repetition reply report repository request reservation resident resource response restaurant result review \
        reward ride right ring river road rocket role room round route row rule run runner salad sale sample sandwich \
        schedule school score screen screenshot search season seat second section selection seller sentence server service \
        session set setting shape share ship shirt shoe shop shortcut show sign signature singer sister site size skill slide \
        snapshot song sound source space speaker spot square stage stamp star state station statistic step stick sticker stop \
        store storm story stranger stream street string student style subject submission subscriber subscription suggestion \
        suitcase summary survey symbol system tab table tablet tag target task teacher team template term test text theme thing \
        thread throw ticket tile time timer tip title toast token tomato:tomatoes potato:potatoes hero:heroes echo:echoes tool \
        tooth:teeth topic total tour tourist town toy track trail train training transaction transfer transition translation tree \
        triangle trip trophy truck tunnel turn tutorial type umbrella uncle unit update upgrade upload user vacation value variable \
        variant vegetable vehicle version video view viewer village violation visit visitor voice volume vote voucher walk wall \
        warning watch watcher wave way web week weekend weight wheel widget width win window winner wish word worker workout \
        workspace world worm writer yard year zebra zone brother daughter son parent colleague
        child:children man:men woman:women person:people foot:feet goose:geese mouse:mice louse:lice ox:oxen die:dice \
        knife:knives life:lives wife:wives leaf:leaves half:halves shelf:shelves self:selves wolf:wolves loaf:loaves \
        thief:thieves calf:calves scarf:scarves analysis:analyses basis:bases crisis:crises axis:axes hypothesis:hypotheses \
        diagnosis:diagnoses criterion:criteria phenomenon:phenomena vertex:vertices matrix:matrices quiz:quizzes \
        sheep:sheep deer:deer fish:fish series:series species:species aircraft:aircraft salmon:salmon moose:moose \
        spacecraft:spacecraft crossroads:crossroads headquarters:headquarters hertz:hertz businessman:businessmen \
        businesswoman:businesswomen fireman:firemen policeman:policemen gentleman:gentlemen housewife:housewives \
        bookshelf:bookshelves grandchild:grandchildren passerby:passersby taxi:taxis piano:pianos logo:logos memo:memos \
        zoo:zoos studio:studios stimulus:stimuli fungus:fungi nucleus:nuclei alumnus:alumni bacterium:bacteria erratum:errata \
        codex:codices elf:elves standby:standbys \
        km:km kg:kg mm:mm cm:cm ml:ml px:px pt:pt mph:mph kb:kb mb:mb gb:gb tb:tb hz:hz khz:khz mhz:mhz ghz:ghz ms:ms \
        min:min sec:sec
        """

    private static let englishAdjectives = """
        active added additional archived available big black blocked blue broken canceled cancelled changed checked closed \
        completed connected created current deleted different digital done downloaded due duplicate empty existing expired failed \
        favorite fast final finished first flagged free full good great green happy hidden high ignored imported important \
        included installed invalid large last late left little local locked long low main marked matching missed missing more \
        moved new next old online offline open opened other overdue own paid pending pinned planned popular possible previous private \
        public purchased ready recent red remaining removed renamed required running saved scheduled selected sent \
        shared short skipped small smart special starred stopped successful total translated unread updated uploaded used \
        valid virtual waiting white wrong yellow young ahead alive apart away awake abroad nearby overall worldwide upcoming \
        ongoing incoming outgoing following forthcoming unavailable ready-made in-app \
        found sent sold made done taken seen lost won read written given chosen drawn kept built spent paid met held \
        known born begun broken forgotten gone grown heard laid meant said sung told thrown understood undone unseen unsent unsold \
        unpaid worn bought brought caught fed felt fought hung lent lit rid ridden stolen stuck sworn taught torn woken
        """

    private static let englishPrepositions = """
        about above across after against along among around as at before behind below beneath beside between beyond by down during \
        except for from in inside into like near of off on onto out outside over past per since through throughout till to \
        toward under until up upon via with within without than who whose which where when a an the no some any all each every your my our their his her its
        """

    private static let englishParticles = """
        there it here also already still yet not now today tomorrow ago only just too very almost about be been being \
        can will would should must may might \
        again soon later early sooner always never ever often once twice together altogether max maximum minimum \
        else enough so far near more-or-less currently recently daily weekly monthly yearly hourly easily exactly nearly \
        directly automatically successfully manually instead anyway maybe perhaps
        """
}
