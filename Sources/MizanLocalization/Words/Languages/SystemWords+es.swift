extension SystemWords {
    /// Spanish. Source: Mizan (Apache-2.0).
    static let es: [SystemWord: String] = [
        .ascending: "Ascendente",
        .back: "Atrás",
        .cancel: "Cancelar",
        .clear: "Borrar texto",
        .close: "Cerrar",
        .collapse: "Contraer",
        .decrement: "Reducir",
        .delete: "Eliminar",
        .descending: "Descendente",
        .done: "Listo",
        .edit: "Editar",
        .expand: "Expandir",
        .increment: "Aumentar",
        .more: "Más",
        .nextMonth: "Mes siguiente",
        .noResults: "Sin resultados",
        .noResultsFor: "Sin resultados para “%@”",
        .checkSpelling: "Revisa la ortografía o prueba una búsqueda nueva.",
        .ok: "Aceptar",
        .paste: "Pegar",
        .previousMonth: "Mes anterior",
        .search: "Buscar",
        .share: "Compartir…",
        .showSidebar: "Mostrar barra lateral",
    ]
}
