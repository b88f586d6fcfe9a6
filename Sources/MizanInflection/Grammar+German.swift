import Foundation
import MizanLocalization

extension Grammar {
    /// German, in the nominative; the accusative's plural is the same.
    ///
    /// Source: Duden, Die Grammatik, on the plural and the declension of adjectives.
    static let german = Grammar(
        "de", head: .first,
        words: WordTable.nouns(.masculine, germanMasculine) { _ in nil }
            + WordTable.nouns(.feminine, germanFeminine, plural: germanFemininePlural)
            + WordTable.nouns(.neuter, germanNeuter) { _ in nil }
            + WordTable.words(.person, germanPersons)
            + WordTable.entries(germanAdjectives).map { germanAdjective($0[0], stem: $0.last ?? $0[0]) }
            + germanDeterminers
            + WordTable.numbered(.verb, "ist:sind war:waren wurde:wurden wird:werden hat:haben")
            + WordTable.single(
                .preposition,
                """
                ab am an auf aus außer bei beim bis durch für gegen hinter im in ins mit nach neben ohne pro seit statt trotz über um \
                unter vom von vor während wegen zu zum zur zwischen
                """)
            + WordTable.single(.conjunction, "und oder")
            + WordTable.words(.pronoun, "er:sie:: ihm:ihr:: ihn:sie::")
            + WordTable.single(.particle, germanParticles),
        plural: { germanFemininePlural($0) },
        compound: { word, words in
            // Both parts are known, and the last decides: Foto + Album, Anmeldung + s + Seite.
            let letters = Array(word)
            guard letters.count <= 40, letters.count >= 6 else { return [] }
            for split in 3...(letters.count - 3) {
                let readings = words.readings(String(letters[split...])).filter { $0.word.part == .noun }
                guard let first = readings.first, readings.allSatisfy({ $0.word == first.word }) else { continue }
                let stem = String(letters[..<split])
                let stems = [stem] + (stem.hasSuffix("s") ? [String(stem.dropLast())] : [])
                guard stems.contains(where: { words.readings($0).contains { $0.word.part == .noun } }) else { continue }
                return readings.map { reading in
                    let joined = reading.word.forms.reduce(WordForms(.noun)) {
                        $0.with($1.key.gender, isPlural: $1.key.isPlural, stem + $1.value.lowercased())
                    }
                    return WordIndex.WordReading(word: joined, cell: reading.cell)
                }
            }
            return []
        })

    /// The plural of feminines by their endings, which have no others; nil for those that have to be learnt.
    private static let germanFemininePlural: @Sendable (String) -> String? = { noun in
        let noun = String(noun)
        if ["ung", "heit", "keit", "schaft", "ion", "tät", "ei", "ur"].contains(where: noun.hasSuffix) {
            return noun + "en"
        }
        if noun.hasSuffix("e") { return noun + "n" }
        if noun.hasSuffix("in") { return noun + "nen" }
        return nil
    }

    /// The strong endings, and the weak ones behind an article that has them itself.
    private static func germanAdjective(_ word: String, stem: String) -> WordForms {
        WordForms(.adjective)
            .with(.masculine, isPlural: false, stem + "er").with(.feminine, isPlural: false, stem + "e")
            .with(.neuter, isPlural: false, stem + "es").with(nil, isPlural: true, stem + "e")
            .with(nil, isPlural: false, .weak, stem + "e").with(nil, isPlural: true, .weak, stem + "en")
            .with(nil, isPlural: false, .bare, word)
    }

    private static let germanDeterminers: [WordForms] = {
        func determiner(_ forms: [String], isWeak: Bool) -> WordForms {
            var word = WordForms(.determiner).with(.masculine, isPlural: false, forms[0])
                .with(.feminine, isPlural: false, forms[1]).with(.neuter, isPlural: false, forms[2])
            if forms.count > 3 { word = word.with(nil, isPlural: true, forms[3]) }
            word.isMarked = isWeak
            word.isMarkedInPlural = !isWeak && forms.count > 3
            return word
        }
        let definite = [
            ["der", "die", "das", "die"], ["dieser", "diese", "dieses", "diese"], ["jener", "jene", "jenes", "jene"],
        ]
        let own = ["kein", "mein", "dein", "sein", "ihr", "unser", "euer:eure"].map { word in
            let parts = word.split(separator: ":").map(String.init)
            let long = parts.count > 1 ? parts[1] : parts[0] + "e"
            return [parts[0], long, parts[0], long]
        }
        return definite.map { determiner($0, isWeak: true) } + own.map { determiner($0, isWeak: false) }
            + [
                determiner(["ein", "eine", "ein"], isWeak: false),
                determiner(["jeder", "jede", "jedes"], isWeak: true),
            ]
    }()

    /// Units of measure stay behind a number: 5 Euro, 3 Grad.
    private static let germanMasculine = """
        abend:abende absatz:absätze abschnitt:abschnitte account:accounts akku:akkus alarm:alarme anhang:anhänge anruf:anrufe anschluss:anschlüsse antrag:anträge apfel:äpfel artikel:artikel arzt:ärzte aufenthalt:aufenthalte aufruf:aufrufe auftrag:aufträge ausflug:ausflüge ausweis:ausweise \
        backup:backups balken:balken ball:bälle baum:bäume becher:becher befehl:befehle beitrag:beiträge bericht:berichte berg:berge besuch:besuche betrag:beträge beutel:beutel bildschirm:bildschirme block:blöcke brief:briefe browser:browser buchstabe:buchstaben bus:busse button:buttons cent:cent chat:chats code:codes computer:computer container:container \
        dienst:dienste dollar:dollar download:downloads drucker:drucker eimer:eimer einkauf:einkäufe eintrag:einträge empfänger:empfänger entwurf:entwürfe erfolg:erfolge euro:euro fall:fälle fehler:fehler feiertag:feiertage film:filme filter:filter finger:finger fisch:fische flug:flüge flughafen:flughäfen flugplatz:flugplätze fluss:flüsse freitag:freitage fuß:füße \
        garten:gärten gast:gäste gegenstand:gegenstände geburtstag:geburtstage grad:grad grund:gründe gutschein:gutscheine hafen:häfen hahn:hähne hase:hasen hinweis:hinweise hund:hunde hut:hüte inhalt:inhalte index:indizes kalender:kalender kanal:kanäle kasten:kästen kauf:käufe keks:kekse kilometer:kilometer knopf:knöpfe koffer:koffer kommentar:kommentare kontakt:kontakte konflikt:konflikte kopf:köpfe korb:körbe kreis:kreise kuchen:kuchen kurs:kurse \
        laden:läden lauf:läufe lehrgang:lehrgänge link:links liter:liter löffel:löffel mantel:mäntel markt:märkte maßstab:maßstäbe meilenstein:meilensteine mensch:menschen meter:meter moment:momente monat:monate mond:monde montag:montage motor:motoren name:namen ordner:ordner ort:orte park:parks parameter:parameter pass:pässe pfad:pfade pfeil:pfeile plan:pläne planet:planeten platz:plätze preis:preise prozess:prozesse punkt:punkte \
        rahmen:rahmen rang:ränge rechner:rechner ring:ringe ritter:ritter rock:röcke roman:romane saal:säle saft:säfte samstag:samstage satz:sätze schalter:schalter schirm:schirme schlüssel:schlüssel schritt:schritte schuh:schuhe see:seen server:server sieg:siege sitz:sitze sohn:söhne sonntag:sonntage speicher:speicher spiegel:spiegel stall:ställe start:starts staat:staaten standort:standorte stein:steine stern:sterne stift:stifte stock:stöcke strand:strände stuhl:stühle sturm:stürme \
        tag:tage tarif:tarife teil:teile teller:teller termin:termine test:tests text:texte tipp:tipps tisch:tische titel:titel ton:töne traum:träume treffer:treffer trick:tricks turm:türme umschlag:umschläge unterschied:unterschiede urlaub:urlaube verein:vereine verlauf:verläufe vertrag:verträge versuch:versuche verweis:verweise vogel:vögel vorgang:vorgänge vorschlag:vorschläge wagen:wagen wald:wälder weg:wege wein:weine wert:werte wettbewerb:wettbewerbe wunsch:wünsche zahn:zähne zeitraum:zeiträume zettel:zettel \
        zug:züge zugang:zugänge zustand:zustände zweig:zweige
        """

    private static let germanFeminine = """
        adresse aktion aktivität aktualisierung änderung anfrage angabe anleitung anmeldung anwendung app:apps arbeit:arbeiten art:arten aufgabe aufnahme ausgabe ausnahme auswahl:auswahlen bank:banken batterie bedingung benachrichtigung beschreibung bestätigung bestellung bewertung beziehung bibliothek:bibliotheken blume brücke buchung burg:burgen bücherei cd:cds datei datenbank:datenbanken diskussion e-mail:e-mails ecke eigenschaft \
        einheit einladung einstellung entscheidung erfahrung erinnerung erweiterung fahrt:fahrten familie farbe fassung fernbedienung firma:firmen flasche folge form:formen frage frist:fristen frucht:früchte funktion gabel:gabeln galerie gebühr:gebühren gefahr:gefahren geschichte grafik:grafiken gruppe hand:hände handlung haltestelle heizung idee information insel:inseln installation kamera:kameras karte kartoffel:kartoffeln kategorie katze kette kirche kirsche kiste klasse konferenz:konferenzen kopie kuh:kühe \
        lampe landschaft lektion leistung lieferung liste lizenz:lizenzen lösung mahlzeit:mahlzeiten mail:mails maschine maus:mäuse meile meldung menge messung minute mitteilung mutter:mütter möglichkeit nachricht:nachrichten nacht:nächte nation nummer:nummern nuss:nüsse oberfläche option orange ordnung packung partei partnerschaft pause person:personen pflanze phase pizza:pizzas playlist:playlists position prüfung quelle \
        reaktion rechnung regel:regeln region reihe reise reservierung rezension rolle rose route runde sache sammlung schachtel:schachteln schicht:schichten schule sekunde seite sendung serie sicherung sitzung sonne spalte sprache spur:spuren stadt:städte station stelle stimme strafe straße strecke stunde stufe suche tabelle tafel:tafeln tasche tasse taste tastatur:tastaturen taube tochter:töchter tonne tür:türen \
        überschrift:überschriften übersetzung übung uhr:uhren umfrage unterschrift:unterschriften variable variante veranstaltung verbindung version vorlage vorschau:vorschauen wand:wände warnung website:websites webseite welle welt:welten wohnung woche wolke zahl:zahlen zahlung zeile zeit:zeiten zeitschrift:zeitschriften zeitung zelle zitrone zone zutat:zutaten figur:figuren
        """

    private static let germanNeuter = """
        abo:abos abonnement:abonnements album:alben angebot:angebote archiv:archive attribut:attribute auge:augen auto:autos bad:bäder bein:beine beispiel:beispiele bett:betten bier:biere bild:bilder blatt:blätter boot:boote brot:brote buch:bücher byte:bytes büro:büros café:cafés datum:daten detail:details diagramm:diagramme ding:dinge dokument:dokumente dorf:dörfer duplikat:duplikate ei:eier element:elemente ende:enden ereignis:ereignisse ergebnis:ergebnisse \
        fahrrad:fahrräder fahrzeug:fahrzeuge fach:fächer feld:felder fenster:fenster fest:feste flugzeug:flugzeuge format:formate formular:formulare forum:foren foto:fotos gebäude:gebäude gerät:geräte geschenk:geschenke geschäft:geschäfte getränk:getränke gewicht:gewichte gigabyte:gigabyte glas:gläser gramm:gramm handy:handys haus:häuser heft:hefte hemd:hemden herz:herzen hotel:hotels huhn:hühner icon:icons instrument:instrumente interview:interviews jahr:jahre jahrzehnt:jahrzehnte kabel:kabel kapitel:kapitel kilo:kilo \
        kilogramm:kilogramm kind:kinder kino:kinos kleid:kleider komma:kommas konto:konten konzert:konzerte land:länder leben:leben level:level lied:lieder limit:limits lineal:lineale logo:logos mal:mal medium:medien meeting:meetings megabyte:megabyte menü:menüs messer:messer mitglied:mitglieder mittagessen:mittagessen modell:modelle modul:module museum:museen muster:muster netz:netze netzwerk:netzwerke niveau:niveaus objekt:objekte ohr:ohren paket:pakete papier:papiere passwort:passwörter pfund:pfund pferd:pferde \
        pixel:pixel plakat:plakate podcast:podcasts portemonnaie:portemonnaies problem:probleme produkt:produkte profil:profile programm:programme projekt:projekte protokoll:protokolle prozent:prozent quartal:quartale quiz:quiz rad:räder rätsel:rätsel regal:regale register:register restaurant:restaurants resultat:resultate rezept:rezepte schiff:schiffe schild:schilder schloss:schlösser semester:semester signal:signale spiel:spiele sofa:sofas studio:studios symbol:symbole system:systeme \
        tablet:tablets tal:täler team:teams telefon:telefone thema:themen ticket:tickets tier:tiere tor:tore training:trainings turnier:turniere update:updates video:videos volk:völker wasser:wasser werk:werke werkzeug:werkzeuge widget:widgets wochenende:wochenenden wort:wörter ziel:ziele zimmer:zimmer zeichen:zeichen zertifikat:zertifikate
        """

    private static let germanPersons = """
        benutzer:benutzerin:benutzer:benutzerinnen nutzer:nutzerin:nutzer:nutzerinnen freund:freundin:freunde:freundinnen kunde:kundin:kunden:kundinnen leser:leserin:leser:leserinnen autor:autorin:autoren:autorinnen spieler:spielerin:spieler:spielerinnen schüler:schülerin:schüler:schülerinnen student:studentin:studenten:studentinnen \
        lehrer:lehrerin:lehrer:lehrerinnen teilnehmer:teilnehmerin:teilnehmer:teilnehmerinnen besucher:besucherin:besucher:besucherinnen mitarbeiter:mitarbeiterin:mitarbeiter:mitarbeiterinnen entwickler:entwicklerin:entwickler:entwicklerinnen verkäufer:verkäuferin:verkäufer:verkäuferinnen käufer:käuferin:käufer:käuferinnen nachbar:nachbarin:nachbarn:nachbarinnen \
        kollege:kollegin:kollegen:kolleginnen fahrer:fahrerin:fahrer:fahrerinnen einwohner:einwohnerin:einwohner:einwohnerinnen abonnent:abonnentin:abonnenten:abonnentinnen partner:partnerin:partner:partnerinnen gewinner:gewinnerin:gewinner:gewinnerinnen bewohner:bewohnerin:bewohner:bewohnerinnen zuschauer:zuschauerin:zuschauer:zuschauerinnen \
        administrator:administratorin:administratoren:administratorinnen künstler:künstlerin:künstler:künstlerinnen tourist:touristin:touristen:touristinnen follower:followerin:follower:followerinnen
        """

    /// Adjectives and participles; a second word is the stem of those whose ending drops a letter.
    private static let germanAdjectives = """
        abgelaufen abgeschlossen aktiv aktuell alt anonym archiviert ausgewählt automatisch bekannt beliebt bereit bezahlt billig blau blockiert breit bunt deaktiviert deutsch direkt doppelt dunkel:dunkl echt einfach einzeln endgültig entfernt erfolgreich erledigt ermäßigt extern fällig \
        falsch fehlend fehlgeschlagen fertig frei freundlich frisch früh ganz gekauft geladen gelb gelesen gelöscht gemeinsam genau geöffnet geplant gesendet gespeichert gespielt geteilt gewünscht gleich golden grau groß grün gültig günstig gut heiß hell hoch:hoh hübsch importiert inaktiv installiert intern interessant jung kalt klein kostenlos kurz \
        lang langsam laut leer leicht leise:leis lieb lokal markiert möglich nah neu notwendig offen öffentlich persönlich privat reserviert richtig rot rund schlecht schnell schön schwarz schwer sicher sichtbar spät stark süß teuer:teur unbekannt ungelesen ungültig unsichtbar verborgen verbunden verfügbar verpasst verschieden verschoben versteckt \
        veröffentlicht vollständig voll vorhanden wahr warm weich weiß weiter wichtig wild zufällig zusätzlich überfällig übersetzt
        """

    private static let germanParticles = """
        aber als auch bald bereits bist da dann doch du eben es etwas euch genau gerade gern gestern heute hier ich ihnen immer ja jetzt kaum man mehr mich mir morgen nein nicht nichts nie noch nun nur oft schon sehr seid sich sie \
        so sogar sonst später uns viel vielleicht wann was wenig wer wie wieder willkommen wir wo zurück zusammen
        """
}
