import Foundation
import MizanLocalization

extension Grammar {
    /// Spanish.
    ///
    /// Source: Nueva gramática de la lengua española (RAE), on gender, number and adjectives.
    static let spanish = Grammar(
        "es", head: .first,
        words: WordTable.nouns(.masculine, spanishMasculine, plural: spanishPlural)
            + WordTable.nouns(.feminine, spanishFeminine, plural: spanishPlural)
            + WordTable.nouns(
                .feminine, "agua área arma alma aula águila ala hambre hacha ave arpa acta", plural: spanishPlural
            )
            .map { noun in
                var noun = noun
                noun.isMarked = true
                return noun
            }
            + WordTable.words(.person, spanishPersons, plural: spanishPlural, forms: spanishForms)
            + WordTable.words(.adjective, spanishAdjectives, plural: spanishPlural, forms: spanishForms)
            + spanishShortened + spanishArticles
            + WordTable.words(.determiner, spanishDeterminers)
            + WordTable.numbered(.verb, "es:son está:están fue:fueron era:eran estaba:estaban será:serán")
            + WordTable.numbered(.presentingVerb, "queda:quedan falta:faltan")
            + WordTable.numbered(.auxiliary, "ha:han había:habían habrá:habrán he has hemos haber")
            + WordTable.single(
                .preposition,
                "a ante bajo con contra de desde durante en entre hacia hasta para por según sin sobre tras que del al de_la de_los de_las a_la a_los a_las"
            )
            + WordTable.single(.conjunction, "y e o u")
            + WordTable.words(.pronoun, "él:ella:ellos:ellas lo:la:los:las")
            + WordTable.single(.particle, spanishParticles),
        plural: spanishPlural, adjective: spanishForms)

    /// The regular plural: -s behind a vowel, -es behind a consonant, with z as c and the accent where it belongs then.
    private static let spanishPlural: @Sendable (String) -> String? = { noun in
        guard let last = noun.last else { return nil }
        if "aeiouáéó".contains(last) { return noun + "s" }
        if last == "z" { return noun.dropLast() + "ces" }
        let accents: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
        let letters = Array(noun)
        if "ns".contains(last), letters.count > 1, let plain = accents[letters[letters.count - 2]] {
            return String(letters.dropLast(2)) + String(plain) + String(last) + "es"
        }
        // "lunes", "virus": a word that ends in an unstressed vowel and s stays.
        if last == "s" { return noun }
        return noun + "es"
    }

    /// The forms of an adjective or a noun for persons by its masculine.
    private static let spanishForms: @Sendable (String) -> [String] = { word in
        let feminine: String =
            if word.hasSuffix("o") {
                word.dropLast() + "a"
            } else if word.hasSuffix("or") {
                word + "a"
            } else {
                word
            }
        return [word, feminine, spanishPlural(word) ?? "", spanishPlural(feminine) ?? ""]
    }

    private static let spanishArticles: [WordForms] = [
        WordForms(.determiner).with(["el", "la", "los", "las"]).with(["", "el"], .stressedA),
        WordForms(.determiner).with(["un", "una", "unos", "unas"]).with(["", "un"], .stressedA),
        WordForms(.determiner).with(["del", "de la", "de los", "de las"]).with(["", "del"], .stressedA),
        WordForms(.determiner).with(["al", "a la", "a los", "a las"]).with(["", "al"], .stressedA),
    ]

    /// Adjectives with a short form before a noun.
    private static let spanishShortened: [WordForms] =
        [("bueno", "buen"), ("malo", "mal"), ("primero", "primer"), ("tercero", "tercer")].map { word, short in
            WordForms(.adjective).with(spanishForms(word)).with([short], .noun)
        } + [
            WordForms(.adjective).with(["grande", "grande", "grandes", "grandes"]).with(["gran", "gran"], .noun),
            WordForms(.determiner).with(["algún", "alguna", "algunos", "algunas"]),
            WordForms(.determiner).with(["ningún", "ninguna", "ningunos", "ningunas"]),
        ]

    private static let spanishDeterminers = """
        este:esta:estos:estas ese:esa:esos:esas aquel:aquella:aquellos:aquellas mi:mi:mis:mis tu:tu:tus:tus su:su:sus:sus \
        nuestro:nuestra:nuestros:nuestras vuestro:vuestra:vuestros:vuestras otro:otra:otros:otras mucho:mucha:muchos:muchas \
        poco:poca:pocos:pocas cuánto:cuánta:cuántos:cuántas todo:toda:todos:todas
        """

    private static let spanishMasculine = """
        abrazo aeropuerto ajuste álbum algoritmo almuerzo año aparato apartado apellido apunte árbol archivo artículo asiento \
        asunto autobús aviso avión banco baño barco barrio billete boleto bolígrafo bolso botón cable café cajón calcetín \
        calendario cambio campo canal capítulo carácter:caracteres cargo carrito cartel centro certificado chiste cine \
        círculo clic:clics coche código color comando comentario componente compromiso concierto \
        conflicto consejo contacto contenido contrato control correo cuaderno cuadro cuento cumpleaños cupón curso dato \
        dedo defecto deporte desayuno descuento deseo destino detalle día diálogo dibujo diente dispositivo disco documento \
        dólar duplicado edificio ejemplo ejercicio elemento enlace ensayo envío episodio equipo error escritorio espacio \
        espejo estado estilo estudio euro evento examen:exámenes favorito fichero filtro fin folleto fondo formato formulario foro \
        fragmento gasto gato giro gol grado gráfico gramo grupo hogar hotel huevo icono idioma impuesto indicador informe \
        ingrediente inicio insecto instante instrumento intento intervalo invierno juego kilómetro kilo lago lápiz \
        lenguaje libro límite logro lugar mapa mensaje menú:menús mes:meses metro miembro milímetro minuto módulo momento monitor mueble mundo museo \
        nivel nombre número objetivo objeto ordenador pago país:países papel paquete parámetro parque partido pasaporte \
        paso pastel patrón pedido pelo perfil periódico permiso perro peso píxel plan planeta plato plazo portátil \
        precio premio préstamo problema proceso producto programa proyecto puente puerto punto ramo rato ratón recibo \
        recordatorio recurso regalo registro reloj rectángulo reporte resultado resumen:resúmenes retraso río ritmo sábado \
        segundo sello servicio servidor símbolo sistema sitio sobre sombrero sueño supermercado tema teclado teléfono \
        tesoro texto tiempo tiro título tomate torneo total trabajo traje tramo tren triángulo truco túnel turno \
        valor vaso vehículo verano viaje vídeo video vínculo virus:virus voto vuelo zapato lunes:lunes martes:martes \
        miércoles:miércoles jueves:jueves viernes:viernes paraguas:paraguas
        """

    private static let spanishFeminine = """
        acción actividad actualización agenda alarma alerta anotación aplicación app:apps bandeja barra base batería \
        bebida bicicleta biblioteca bolsa bombilla botella brújula búsqueda cabeza cadena caja calificación calle caloría cama cámara \
        camisa canción cantidad capa captura cara característica carpeta carrera carta casa categoría celda cena cereza cerveza \
        cita ciudad clase clave columna comida compañía compra computadora condición conexión configuración consulta contraseña \
        conversación copia cosa criatura cuenta cuestión decisión descarga descripción diferencia dirección diapositiva \
        edición empresa ensalada entrada entrega etapa etiqueta excepción experiencia fábrica factura familia fecha fiesta figura fila \
        flecha flor foto fotografía frase fresa fruta función galleta ganancia guía habitación herramienta historia hoja hora \
        idea imagen:imágenes instrucción interfaz invitación isla lámpara lección lechuga lengua letra licencia línea limonada lista \
        llamada llave luz maleta mano manzana máquina marca mención mesa meta milla moneda montaña mosca naranja nota noticia \
        notificación novela nube objeción observación oficina ola opción operación opinión oración orden:órdenes oferta página palabra pantalla \
        parada pared parte partida película pelota pera pérdida persona pestaña piedra pieza pila pista pizza planta playa plaza \
        ponencia posibilidad postal pregunta previsión promoción propiedad propuesta prueba publicación puerta puntuación pulgada receta red \
        referencia región regla relación repetición reserva respuesta reunión revisión revista ruta sala salida sección \
        selección semana señal serie sesión silla solicitud sombra sucursal sugerencia suscripción tabla tableta taquilla tarea tarifa \
        tarjeta taza tecla temporada tienda tormenta tortuga traducción transacción transferencia transición tumba uña unidad uva vacante \
        vaca variable variante ventana ventaja versión vez:veces vida visita vista vocal voz zona raspadilla horchata
        """

    private static let spanishPersons = """
        usuario amigo alumno hijo hermano niño abuelo tío primo vecino socio empleado maestro médico compañero \
        pasajero viajero camarero cocinero ingeniero autor lector jugador vendedor comprador conductor escritor profesor doctor director \
        editor traductor trabajador espectador visitante:visitante:visitantes:visitantes seguidor suscriptor administrador colaborador \
        desarrollador ganador organizador colega:colega:colegas:colegas cliente:cliente:clientes:clientes \
        estudiante:estudiante:estudiantes:estudiantes participante:participante:participantes:participantes \
        artista:artista:artistas:artistas turista:turista:turistas:turistas invitado candidato ciudadano campeón:campeona:campeones:campeonas \
        huésped:huésped:huéspedes:huéspedes
        """

    private static let spanishAdjectives = """
        abierto activo actual actualizado adjunto agotado agregado alto amarillo ancho añadido antiguo anual aprobado archivado \
        automático azul bajo barato bienvenido blanco bloqueado bonito borrado breve cancelado cansado caro cerrado chico comentado \
        compartido completado completo comprado conectado confirmado contento corto creado cubierto dedicado descargado desconectado \
        desconocido destacado digital directo disponible distinto diario duplicado eliminado encantado encontrado enviado escrito especial \
        estropeado exacto excluido extra:extra:extras:extras fácil falso famoso favorito feliz final frío fresco gratuito gris:gris:grises:grises guardado \
        hecho igual ilimitado importado importante incluido incorrecto inscrito instalado inválido invitado largo leído lento libre ligero limpio \
        listo lleno llegado local marcado medio mensual modificado móvil moderno morado mostrado movido negro normal \
        nuevo obligatorio ocupado oculto oscuro ordenado pagado pasado pedido pendiente pequeño perdido personal planificado popular \
        posible preferido preparado previsto principal privado próximo público rápido realizado rebajado recibido reciente recomendado \
        registrado relacionado repetido requerido reservado restante rico rojo roto rosa:rosa:rosas:rosas seguro seleccionado semanal \
        simple solo subido tardío terminado total traducido triste último único urgente usado vacío válido vencido verde verdadero \
        viejo vinculado virtual visible visto vivo joven:joven:jóvenes:jóvenes común:común:comunes:comunes \
        español:española:españoles:españolas inglés:inglesa:ingleses:inglesas francés:francesa:franceses:francesas \
        alemán:alemana:alemanes:alemanas superior:superior:superiores:superiores interior:interior:interiores:interiores \
        exterior:exterior:exteriores:exteriores anterior:anterior:anteriores:anteriores posterior:posterior:posteriores:posteriores \
        mayor:mayor:mayores:mayores menor:menor:menores:menores mejor:mejor:mejores:mejores peor:peor:peores:peores
        """

    private static let spanishParticles = """
        ahora antes aquí así aún bien casi cerca como cuando después estás eres ya hay hoy lejos luego más mañana me menos mientras \
        muy nada ni no nos nunca qué se sea seas si sí siempre solamente también tan tanto tarde te todavía usted
        """
}
