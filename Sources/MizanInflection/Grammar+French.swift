import Foundation
import MizanLocalization

extension Grammar {
    /// French.
    ///
    /// Source: M. Grevisse, Le Bon Usage, on the plural of nouns, adjectives and elision.
    static let french = Grammar(
        "fr", head: .first,
        words: WordTable.nouns(.masculine, frenchMasculine, plural: frenchPlural)
            + WordTable.nouns(.feminine, frenchFeminine, plural: frenchPlural)
            + WordTable.words(.person, frenchPersons, plural: frenchPlural, forms: frenchForms)
            + WordTable.words(.adjective, frenchAdjectives, plural: frenchPlural, forms: frenchForms)
            + frenchBeforeVowels
            + WordTable.words(.determiner, frenchDeterminers)
            + WordTable.numbered(.verb, "est:sont était:étaient sera:seront fut:furent")
            + WordTable.numbered(.auxiliary, "a:ont avait:avaient aura:auront as ai avons avez")
            + WordTable.single(
                .preposition,
                """
                à après avant avec chez contre dans de d' depuis derrière dès devant durant en entre jusque malgré par parmi \
                pendant pour sans sauf selon sous sur vers qui que du des au aux de_la de_l' à_la à_l'
                """)
            + WordTable.single(.conjunction, "et ou")
            + WordTable.words(.pronoun, "il:elle:ils:elles celui:celle:ceux:celles")
            + WordTable.single(.particle, frenchParticles),
        plural: frenchPlural, adjective: frenchForms,
        context: { word in
            guard let first = word.decomposedStringWithCanonicalMapping.unicodeScalars.first else { return .anywhere }
            if "aeiouœæ".unicodeScalars.contains(first) {
                return frenchAspirated.contains(word) ? .anywhere : .vowel
            }
            return first == "h" && !frenchAspirated.contains(word) ? .vowel : .anywhere
        })

    /// The regular plural: -s; -x behind au, eu; -aux for -al; none behind s, x, z.
    private static let frenchPlural: @Sendable (String) -> String? = { noun in
        if ["s", "x", "z"].contains(where: noun.hasSuffix) { return noun }
        if ["au", "eu"].contains(where: noun.hasSuffix) { return noun + "x" }
        if noun.hasSuffix("al") { return noun.dropLast() + "ux" }
        return noun + "s"
    }

    /// The regular forms of an adjective or a noun for persons.
    private static let frenchForms: @Sendable (String) -> [String] = { word in
        let endings = [
            ("teur", "trice"), ("eux", "euse"), ("eur", "euse"), ("er", "ère"), ("if", "ive"), ("ien", "ienne"),
            ("on", "onne"), ("el", "elle"), ("e", "e"),
        ]
        let feminine =
            endings.first { word.hasSuffix($0.0) }.map { word.dropLast($0.0.count) + $0.1 } ?? word + "e"
        return [word, feminine, frenchPlural(word) ?? "", frenchPlural(feminine) ?? ""]
    }

    private static let frenchBeforeVowels: [WordForms] = [
        WordForms(.determiner).with(["le", "la", "les", "les"]).with(["l'", "l'"], .vowel),
        WordForms(.determiner).with(["du", "de la", "des", "des"]).with(["de l'", "de l'"], .vowel),
        WordForms(.determiner).with(["au", "à la", "aux", "aux"]).with(["à l'", "à l'"], .vowel),
        WordForms(.determiner).with(["ce", "cette", "ces", "ces"]).with(["cet"], .vowel),
        WordForms(.determiner).with(["mon", "ma", "mes", "mes"]).with(["", "mon"], .vowel),
        WordForms(.determiner).with(["ton", "ta", "tes", "tes"]).with(["", "ton"], .vowel),
        WordForms(.determiner).with(["son", "sa", "ses", "ses"]).with(["", "son"], .vowel),
        WordForms(.adjective).with(["beau", "belle", "beaux", "belles"]).with(["bel"], .vowel),
        WordForms(.adjective).with(["nouveau", "nouvelle", "nouveaux", "nouvelles"]).with(["nouvel"], .vowel),
        WordForms(.adjective).with(["vieux", "vieille", "vieux", "vieilles"]).with(["vieil"], .vowel),
    ]

    private static let frenchDeterminers = """
        un:une:des:des notre:notre:nos:nos votre:votre:vos:vos leur:leur:leurs:leurs quel:quelle:quels:quelles \
        tout:toute:tous:toutes aucun:aucune:aucuns:aucunes certain:certaine:certains:certaines
        """

    /// Words that begin with an h or a vowel before which nothing is elided. Source: Le Bon Usage, on the aspirated h.
    private static let frenchAspirated: Set<String> = [
        "haie", "haies", "haine", "hall", "halls", "halte", "haltes", "hamac", "hamburger", "hamburgers", "hameau",
        "hanche", "hand",
        "handicap", "handicaps", "hangar", "hangars", "hanté", "hareng", "haricot", "haricots", "harpe", "hasard",
        "hasards", "hashtag", "hashtags",
        "hausse", "hausses", "haut", "hauts", "haute", "hautes", "hauteur", "hauteurs", "hérisson", "héros", "hibou",
        "hiboux", "hockey", "homard", "honte", "hors",
        "housse", "hublot", "huit", "huitième", "hurlement", "hutte", "onze", "onzième", "oui", "yaourt",
    ]

    private static let frenchMasculine = """
        abonnement abri accès accident accord achat agenda album algorithme aliment an anniversaire appareil appartement \
        appel argument arrêt arbre article aspect atelier avantage avertissement avion avis badge bagage bain ballon bâtiment bateau \
        besoin bien billet bistrot bloc bonbon bouton bras brouillon bruit budget bulletin bureau cadeau cahier calendrier camion canal \
        caractère carnet carton cas casque centre cercle certificat chapitre chargement chat château chemin chèque cheval cheveu chien chiffre choix \
        cinéma clavier clic club code coeur cœur colis commentaire composant compte concert concours conflit conseil contact contenu contrat \
        contrôle coupon courriel cours courrier crayon crédit critère croissant cycle danger début défaut défi degré délai dépôt dessin détail \
        dictionnaire disque dispositif document doigt domaine doublon doute droit échange écran effet élément enregistrement \
        entraînement épisode équipement espace essai étage état euro événement exemple exercice fait fichier film filtre fond format formulaire \
        forum fruit gâteau genre gigaoctet glossaire gramme graphique groupe guide habitant hôpital hôtel horaire humain identifiant \
        incident index indicateur ingrédient instant intérêt intervalle itinéraire jardin jeu jour journal kilo kilomètre lac langage lien lieu \
        lit litre livre logiciel logo lot magasin mail maillot marché match matin mégaoctet membre menu message mètre midi million \
        mobile mode modèle module mois moment monde mot moteur moyen mur musée navire niveau nom nombre numéro objectif objet octet oeuf œuf oiseau onglet \
        ordinateur ordre outil paiement pain panier papier paquet paragraphe paramètre parc pas passeport pays permis pied plan plat point pont port \
        portable poste pourcentage prénom prix problème processus produit profil programme projet prospectus quartier quiz raccourci \
        rappel rapport recueil regard registre rendez-vous repas réseau résultat retard réveil roman sac salon score serveur service signal \
        signet site smartphone soir son stage stylo sujet supplément symbole système tableau tapis taux téléchargement téléphone temps \
        terrain test texte thème ticket tiroir titre total tour train trajet transfert travail:travaux triangle trimestre trou type utilitaire vaisseau \
        vélo verre verrou village virus vin visage vol volume vote voyage week-end widget zoo bijou:bijoux caillou:cailloux chou:choux \
        genou:genoux hibou:hiboux joujou:joujoux pou:poux bail:baux corail:coraux émail:émaux vitrail:vitraux pneu:pneus bleu:bleus bal:bals \
        carnaval:carnavals festival:festivals chacal:chacals récital:récitals régal:régals oeil:yeux œil:yeux ciel:cieux
        """

    private static let frenchFeminine = """
        absence action activité adresse affaire affiche aide alarme alerte amende ampoule analyse annexe année annonce application assiette \
        attente aventure bague balle banane banque barre base batterie bibliothèque bière boisson boîte bougie bouteille boutique branche brique brosse \
        caisse calorie caméra campagne carte case catégorie cause ceinture cellule cerise chaîne chaise chambre chance chanson charge chaussure \
        chemise cible classe clé clef cloche colonne commande comparaison condition confirmation connexion conversation copie couche couleur coupe couverture \
        cuillère date décennie décision demande dent dépense description destination devise diapositive différence difficulté \
        dimension direction disponibilité distance donnée douche durée école écoute édition église élection émission entrée entreprise enveloppe épreuve équipe \
        erreur étape étiquette étoile étude évaluation exception exposition expression facture faute fenêtre ferme fête feuille fiche figure \
        fin flèche fleur fois fonction fonctionnalité fontaine forme formule fourchette fraise fusée galerie gare glace gomme graine guitare \
        habitude heure histoire icône idée identité île image impression imprimante information installation instruction interface invitation \
        jambe journée jupe lampe langue larme leçon légende lettre licence ligne limite liste livraison localité loi lumière lune lunette machine main mairie maison \
        marche marque matière médaille mémoire mention mer mesure méthode mine minute mise modification montagne montre mouche moyenne musique nation note \
        notification nouvelle nuit offre ombre option opération orange page paire parole part partie patte pause pensée période permission personne \
        perte photo phrase pièce pierre pile piscine piste pizza place plage plante playlist pluie poire pomme porte portion poule prévision preuve \
        priorité prise procédure promotion proposition propriété publication puce qualité quantité question rangée ration réaction recette recherche \
        récompense recommandation réduction référence région règle relation remarque remise rencontre réponse requête réservation ressource réunion révision robe roue \
        route rubrique rue saison salade salle scène séance section semaine sensation série serviette session signature société solution somme \
        sortie source souris station statistique structure succursale suggestion tâche table tablette taille tasse taxe télévision tentative tente tête tomate touche trace \
        traduction transaction trousse unité vache valeur valise variable variante veste viande vidéo vie ville virgule visite vitesse voie voiture voix vue \
        zone noix croix eau:eaux peau:peaux fée abeille araignée
        """

    private static let frenchPersons = """
        ami utilisateur lecteur auteur:autrice:auteurs:autrices acteur acheteur:acheteuse:acheteurs:acheteuses vendeur joueur client étudiant invité employé voisin cousin passager voyageur \
        abonné participant habitant gagnant administrateur éditeur spectateur traducteur directeur visiteur:visiteuse:visiteurs:visiteuses conducteur serveur:serveuse:serveurs:serveuses coiffeur danseur \
        enseignant électeur adhérent candidat avocat habitué inscrit contributeur organisateur développeur:développeuse:développeurs:développeuses \
        élève artiste touriste collègue locataire propriétaire journaliste enfant:enfant:enfants:enfants musicien technicien pharmacien boulanger \
        infirmier cuisinier ouvrier patron
        """

    private static let frenchAdjectives = """
        abandonné absent actif activé actuel ajouté ancien annuel annulé approuvé archivé associé attaché attendu autorisé autre:autre:autres:autres automatique \
        barré bas:basse:bas:basses bienvenu blanc:blanche:blancs:blanches bleu:bleue:bleus:bleues bloqué bon bruyant calme caché cassé célèbre chargé cher chaud clair classé commandé commun complet:complète:complets:complètes \
        complété compris:comprise:compris:comprises confirmé connecté connu content coché corrigé court créé décodé défini dernier désactivé détecté différent difficile direct \
        disponible divers:diverse:divers:diverses double doux:douce:doux:douces droit dupliqué élevé entier envoyé étrange étroit exact exclu exclusif expiré externe facile faux:fausse:faux:fausses favori:favorite:favoris:favorites \
        fermé final:finale:finaux:finales fini fixe fort frais:fraîche:frais:fraîches froid futur général génial grand gratuit gris:grise:gris:grises gros:grosse:gros:grosses haut heureux identique ignoré illimité \
        immédiat important importé inactif inclus:incluse:inclus:incluses inconnu indisponible inscrit installé intact intéressant interne intéressé invalide invité isolé jaune jeune joint joli léger lent libre \
        limité lisible local long:longue:longs:longues lourd lu majeur:majeure:majeurs:majeures manquant marqué masqué mauvais:mauvaise:mauvais:mauvaises meilleur:meilleure:meilleurs:meilleures même:même:mêmes:mêmes mensuel mineur:mineure:mineurs:mineures mobile moderne modifié mort \
        muet:muette:muets:muettes national neuf:neuve:neufs:neuves noir normal nul:nulle:nuls:nulles numérique obligatoire occasionnel occupé officiel ouvert partagé passé payant payé perdu périmé permis:permise:permis:permises personnel petit planifié plein possible précédent \
        préféré premier prêt prévu:prévue:prévus:prévues principal privé prochain programmé propre public:publique:publics:publiques publié quotidien rangé rapide ravi réalisé récent reçu recommandé réduit réel refusé renommé réservé \
        résolu restant restauré réussi riche rouge sauvegardé sec:sèche:secs:sèches sélectionné sérieux seul signalé simple spécial suivant superflu supérieur:supérieure:supérieurs:supérieures inférieur:inférieure:inférieurs:inférieures extérieur:extérieure:extérieurs:extérieures intérieur:intérieure:intérieurs:intérieures supplémentaire \
        supprimé sûr téléchargé terminé total:totale:totaux:totales traduit traité triste trouvé unique urgent usé utile utilisé valide validé vendu vérifié vert vide virtuel visible vivant voisin vrai
        """

    private static let frenchParticles = """
        ainsi alors assez aujourd'hui aussi avez beaucoup bien bientôt cela ci comme demain déjà encore enfin es êtes hier ici jamais juste l là \
        maintenant mais me mieux moins ne n' ni non nous oui pas peu plus presque quand si soyez sois seulement soyez surtout te toujours tard très trop tu \
        vous y c' j' m' s' t' qu'
        """
}
