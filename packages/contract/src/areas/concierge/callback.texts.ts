/** French words of callbacks. */
export const callbackTexts = {
  singular: "Demande de rappel",
  plural: "Demandes de rappel",
  fields: {
    userId: "Résident (n°)",
    userName: "Résident",
    phone: "Téléphone",
    topic: "Sujet",
    preferredSlot: "Créneau souhaité",
    requestedAt: "Demandé le",
    status: "Statut",
    handledBy: "Traité par",
    handledAt: "Traité le",
    note: "Note",
  },
  /** In the order of the work: who was not reached is called again before what is done. */
  status: { toHandle: "À traiter", unreachable: "Injoignable", handled: "Traitée" },
  summaries: {
    list: "Liste des demandes de rappel",
    edit: "Traiter une demande de rappel",
    history: "Historique d’une demande de rappel",
  },
} as const;
