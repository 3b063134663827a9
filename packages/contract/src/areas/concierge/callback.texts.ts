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
  status: { toHandle: "À traiter", handled: "Traitée", unreachable: "Injoignable" },
  summaries: {
    list: "Liste des demandes de rappel",
    edit: "Traiter une demande de rappel",
    history: "Historique d’une demande de rappel",
  },
} as const;
