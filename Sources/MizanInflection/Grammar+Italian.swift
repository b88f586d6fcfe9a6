import Foundation
import MizanLocalization

extension Grammar {
    /// Italian.
    ///
    /// Source: L. Serianni, Grammatica italiana, on nouns, articles and adjectives.
    static let italian = Grammar(
        "it", head: .first,
        words: WordTable.nouns(.masculine, italianMasculine, plural: italianPlural)
            + WordTable.nouns(.feminine, italianFeminine, plural: italianFemininePlural)
            + italianCrossing
            + WordTable.words(.person, italianPersons, plural: italianPlural, forms: italianForms)
            + WordTable.words(.adjective, italianAdjectives, plural: italianPlural, forms: italianForms)
            + italianShortened + italianArticles
            + WordTable.words(.determiner, italianDeterminers)
            + WordTable.numbered(.verb, "è:sono era:erano sarà:saranno fu:furono")
            + WordTable.numbered(.presentingVerb, "resta:restano manca:mancano rimane:rimangono")
            + WordTable.numbered(.auxiliary, "ha:hanno aveva:avevano avrà:avranno ho hai abbiamo avete")
            + WordTable.single(
                .preposition,
                """
                a ad con contro da di d' dopo durante entro fino fra in per prima senza sopra sotto su tra verso cui che del dello della dell' dei \
                degli delle al allo alla all' ai agli alle dal dallo dalla dall' dai dagli dalle nel nello nella nell' nei negli nelle \
                sul sullo sulla sull' sui sugli sulle
                """)
            + WordTable.single(.conjunction, "e ed o od")
            + WordTable.words(.pronoun, "lui:lei:loro:loro egli:ella:essi:esse")
            + WordTable.single(.particle, italianParticles),
        plural: { $0.hasSuffix("a") ? italianFemininePlural($0) : italianPlural($0) }, adjective: italianForms,
        context: { word in
            let letters = Array(word.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(2))
            guard let first = letters.first else { return .anywhere }
            if "aeouh".unicodeScalars.contains(first) { return .vowel }
            let second = letters.count > 1 ? letters[1] : nil
            let isVowel = second.map { "aeiou".unicodeScalars.contains($0) } ?? false
            switch first {
            // "lo iato", but "l'icona".
            case "i": return isVowel ? .impure : .vowel
            case "z", "x", "y": return .impure
            case "s": return isVowel ? .anywhere : .impure
            case "g", "p": return second == "n" || first == "p" && second == "s" ? .impure : .anywhere
            default: return .anywhere
            }
        })

    /// The regular plural of a masculine: -i, with the h that keeps the sound; none behind an accent or a consonant.
    private static let italianPlural: @Sendable (String) -> String? = { noun in
        if noun.hasSuffix("io") { return String(noun.dropLast()) }
        if ["co", "go"].contains(where: noun.hasSuffix) { return noun.dropLast() + "hi" }
        if ["ca", "ga"].contains(where: noun.hasSuffix) { return noun.dropLast() + "hi" }
        if ["o", "e", "a"].contains(where: noun.hasSuffix) { return noun.dropLast() + "i" }
        return noun
    }

    /// The regular plural of a feminine: -e, of one in -e: -i.
    private static let italianFemininePlural: @Sendable (String) -> String? = { noun in
        if ["ca", "ga"].contains(where: noun.hasSuffix) { return noun.dropLast() + "he" }
        if ["cia", "gia"].contains(where: noun.hasSuffix) {
            let before = noun.dropLast(3).last.map { "aeiou".contains($0) } ?? false
            return before ? noun.dropLast() + "e" : noun.dropLast(2) + "e"
        }
        if noun.hasSuffix("a") { return noun.dropLast() + "e" }
        if noun.hasSuffix("e") { return noun.dropLast() + "i" }
        return noun
    }

    private static let italianForms: @Sendable (String) -> [String] = { word in
        if word.hasSuffix("tore") {
            let feminine = String(word.dropLast(3) + "rice")
            return [word, feminine, String(word.dropLast() + "i"), String(feminine.dropLast() + "i")]
        }
        guard word.hasSuffix("o") else {
            let plural = italianPlural(word) ?? ""
            return [word, word, plural, plural]
        }
        let feminine: String = word.dropLast() + "a"
        return [word, feminine, italianPlural(word) ?? "", italianFemininePlural(feminine) ?? ""]
    }

    private static let italianArticles: [WordForms] =
        [
            WordForms(.determiner).with(["il", "la", "i", "le"]).with(["l'", "l'", "gli"], .vowel)
                .with(["lo", "", "gli"], .impure),
            WordForms(.determiner).with(["un", "una"]).with(["", "un'"], .vowel).with(["uno"], .impure),
            WordForms(.determiner).with(["quel", "quella", "quei", "quelle"])
                .with(["quell'", "quell'", "quegli"], .vowel).with(["quello", "", "quegli"], .impure),
        ]
        + ["del", "al", "dal", "nel", "sul"].map { article in
            let stem = String(article.dropLast())
            return WordForms(.determiner).with([article, stem + "lla", stem + "i", stem + "lle"])
                .with([stem + "ll'", stem + "ll'", stem + "gli"], .vowel).with(
                    [stem + "llo", "", stem + "gli"], .impure)
        }

    /// Adjectives with short forms before a noun.
    private static let italianShortened: [WordForms] = [
        WordForms(.adjective).with(["bello", "bella", "belli", "belle"]).with(["bel", "", "bei"], .noun)
            .with(["bell'", "bell'", "begli"], .vowel).with(["bello", "", "begli"], .impure),
        WordForms(.adjective).with(["buono", "buona", "buoni", "buone"]).with(["buon"], .noun).with(["buono"], .impure),
    ]

    /// Masculines whose plural is feminine.
    private static let italianCrossing: [WordForms] =
        WordTable.entries("uovo:uova paio:paia dito:dita braccio:braccia lenzuolo:lenzuola migliaio:migliaia").map {
            entry in
            WordForms(.noun).with(.masculine, isPlural: false, entry[0]).with(.feminine, isPlural: true, entry[1])
        }

    private static let italianDeterminers = """
        questo:questa:questi:queste mio:mia:miei:mie tuo:tua:tuoi:tue suo:sua:suoi:sue nostro:nostra:nostri:nostre vostro:vostra:vostri:vostre \
        molto:molta:molti:molte poco:poca:pochi:poche tutto:tutta:tutti:tutte altro:altra:altri:altre quanto:quanta:quanti:quante loro:loro:loro:loro
        """

    private static let italianMasculine = """
        abbonamento account accesso accordo acquisto aereo aeroporto aggiornamento albero album allegato allenamento anno annuncio appartamento \
        appuntamento archivio argomento articolo autobus avviso bacio bagno banco bar bicchiere biglietto blocco bordo bottone brano caffè calendario \
        calzino cambiamento campo canale cane capitolo carattere caricabatterie:caricabatterie carico carrello carro cartone caso cassetto cavallo cavo cellulare centro cerchio certificato cibo \
        cinema:cinema circolo clic codice collegamento colore colpo comando commento compito componente computer concerto conflitto consiglio contatto contenuto conto contratto controllo coro corso \
        costo cuore cuscino danno dato debito dente dettaglio diario difetto disco disegno display dispositivo documento dolce dollaro dono download duplicato edificio effetto elemento elenco episodio \
        errore esame esempio esercizio euro:euro evento fatto file:file film filtro fiore fiume foglio fondo formato formulario forno forum frammento frutto gatto genere gesto gigabyte:gigabyte giornale giorno:giorni giro gioco grado grafico:grafici grammo \
        gruppo gusto hotel impegno indicatore indice indirizzo ingrediente insetto intervallo inverno invio invito lago lavoro layout letto libro limite link litro livello locale logo luogo lupo marchio mare medico:medici membro menu mercato mese messaggio metodo metro minuto mobile modello modulo \
        momento mondo monitor monte motivo motore mouse:mouse mulino muro museo naso negozio nodo nome numero obiettivo occhio oggetto ombrello orario ordine orologio ospedale paese pacchetto pacco pallone pane pannello paragrafo parametro parco partito \
        passaggio passaporto passo pasto pezzo piatto piede piano pianoforte pneumatico:pneumatici podcast ponte portatile porto posto premio prestito prezzo problema:problemi processo prodotto profilo progetto programma:programmi proposito pulsante punteggio punto quaderno quadro \
        quartiere racconto raggio ragno record regalo registro regolamento report requisito resto ricordo rimborso risultato ritardo riquadro ristorante saluto scaffale schema:schemi schermo scontrino sconto segnale segno segnalibro semaforo server servizio \
        set settore sfondo simbolo sistema:sistemi sito smartphone:smartphone sogno software:software sole sondaggio spazio specchio spettacolo sport stadio stato stile studio suggerimento suono supermercato tablet tappeto tasto tavolo taxi teatro telefono telegramma:telegrammi tema:temi \
        tempo termine territorio test testo tetto ticket tipo titolo torneo totale trasferimento treno trucco turno ufficio utensile vaso veicolo vento viaggio video:video villaggio vino virus vocabolario volo volume voto zaino zoo:zoo re:re gnomo \
        clima:climi diploma:diplomi poeta:poeti panorama:panorami aroma:aromi portico:portici sindaco:sindaci
        """

    private static let italianFeminine = """
        abitudine acqua agenda ala:ali anteprima app applicazione area arma:armi attività auto avvertenza azione bambola banca banconota barra base batteria bevanda bicicletta bici birra bolletta borsa bottiglia \
        caloria camera camicia campagna cantina canzone capacità carta cartella casa casella categoria causa cella cena cifra ciliegia città classe coda colonna commissione comunicazione condivisione condizione configurazione connessione conferma conversazione \
        copertina copia corda correzione corsa cosa costa cucina data decisione descrizione destinazione diapositiva differenza dimensione domanda donazione durata eccezione edizione email emozione entità esperienza esportazione espressione età etichetta \
        fabbrica faccia fascia fattura festa fetta figura fila finestra firma foglia formula foresta fotografia foto fotocamera fragola frase freccia frutta funzione funzionalità galleria gara gita giornata gonna graffetta griglia guida icona idea immagine importazione impostazione \
        impresa informazione insalata installazione intervista isola istruzione lampada lattina lavagna legge lettera lezione libreria licenza linea lingua lista località luce luna macchia macchina maglia mail mano:mani mappa marca medaglia mela memoria mensola merce misura modalità modifica moneta montagna \
        moto multa musica nave nazione nota notifica notizia notte novità nuvola occasione offerta ombra opera operazione opinione opzione ora orchestra pagina palestra palla parete parola parte partita password patata pausa pecora pellicola penna pera perdita persona \
        pesca pianta piazza piscina pizza playlist poltrona porta porzione posizione posta poesia possibilità preferenza prenotazione presenza priorità procedura promozione proposta proprietà prova pubblicazione pulizia qualità quantità questione radio:radio ragione reazione recensione \
        regione regola relazione rete richiesta ricerca ricetta riga riparazione risorsa risposta riunione rivista rosa rotta sala salita scadenza scarpa scatola scelta scena scheda schermata scommessa scuola sedia segnalazione selezione serie:serie sessione settimana sezione sfida \
        spesa spiaggia squadra stagione stampante stanza stampa stazione stella storia strada suoneria tabella taglia tappa targa tassa tastiera tazza telefonata televisione temperatura tenda tentazione testa torta traccia traduzione transazione trasferta uscita unità uva vacanza valigia \
        valuta variabile variante verifica versione vetrina via vita visita visualizzazione vittoria voce volta zona zampa
        """

    private static let italianPersons = """
        utente:utente:utenti:utenti amico:amica:amici:amiche ragazzo figlio bambino nonno zio:zia:zii:zie cugino vicino impiegato maestro alunno iscritto invitato viaggiatore lettore autore:autrice:autori:autrici attore giocatore venditore acquirente:acquirente:acquirenti:acquirenti \
        cliente:cliente:clienti:clienti studente:studentessa:studenti:studentesse professore:professoressa:professori:professoresse dottore:dottoressa:dottori:dottoresse partecipante:partecipante:partecipanti:partecipanti visitatore sviluppatore amministratore editore:editrice:editori:editrici collaboratore organizzatore \
        traduttore direttore spettatore conducente:conducente:conducenti:conducenti passeggero cittadino candidato vincitore turista:turista:turisti:turiste artista:artista:artisti:artiste collega:collega:colleghi:colleghe abitante:abitante:abitanti:abitanti ospite:ospite:ospiti:ospiti cameriere:cameriera:camerieri:cameriere socio abbonato
        """

    private static let italianAdjectives = """
        abilitato accettato aggiornato aggiunto alto altro aperto approvato archiviato assente atteso attivo attuale automatico:automatica:automatici:automatiche azzurro basso benvenuto bianco bloccato bravo breve cancellato caldo cambiato caricato caro cercato chiaro chiuso collegato completato completo \
        comprato compreso condiviso confermato connesso consigliato contento copiato corto creato dedicato diretto disattivato disponibile diverso doppio:doppia:doppi:doppie duplicato eliminato esatto esaurito esistente esterno facile falso famoso felice finale finito forte freddo fresco:fresca:freschi:fresche giallo giornaliero giovane giusto grande \
        gratuito grave grigio:grigia:grigi:grigie guardato identico:identica:identici:identiche ignorato illimitato immediato importante importato impostato inattivo incluso indesiderato installato interessante interno intero inutilizzato invalido inviato invitato iscritto largo leggero letto libero limitato lento locale lungo maggiore mancante mensile migliore minore mobile \
        moderno modificato mosso multiplo nascosto nazionale nero normale nuovo obbligatorio occupato odierno offerto ordinato pagato passato pericoloso perso personale piccolo piatto pieno popolare possibile precedente preferito prenotato previsto primo principale privato programmato pronto prossimo pubblicato pubblico:pubblica:pubblici:pubbliche pulito quotidiano \
        rapido reale recente registrato residuo restante richiesto riuscito rifiutato rimanente rimosso rinominato ripetuto risolto riservato ritardato rosso rotto rovinato salvato sbagliato scaduto scaricato scelto scritto secondo segnalato selezionato semplice seguente settimanale sicuro simile singolo solo speciale stanco storico:storica:storici:storiche stretto successivo superiore supplementare \
        tardivo tradotto triste trovato ultimo unico:unica:unici:uniche urgente usato utile vecchio:vecchia:vecchi:vecchie veloce venduto vero verde verificato viola:viola:viola:viola visibile visitato visto vivo vuoto rosa:rosa:rosa:rosa blu:blu:blu:blu italiano inglese francese tedesco spagnolo
        """

    private static let italianParticles = """
        abbastanza adesso ancora anche c'è chi ci come così dove domani forse già ha ieri infatti invece lì ma mai meno mentre mi molto né niente noi non nulla oggi ogni oltre ormai però \
        più poi presto proprio qua qualche quando quasi qui sei siete sempre si sia soltanto subito tardi te ti troppo tu vi voi c' s' t' m'
        """
}
