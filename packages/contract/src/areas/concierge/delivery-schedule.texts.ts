/** French words of the delivery schedule and its slots. */
export const deliveryScheduleTexts = {
  singular: "Planning de livraison",
  plural: "Plannings de livraison",
  slot: {
    singular: "Créneau de livraison",
    plural: "Créneaux de livraison",
    fields: {
      date: "Date",
      from: "De",
      to: "À",
      deliveryPointId: "Point de livraison (n°)",
      deliveryPointName: "Point de livraison",
      supplierId: "Concierge (n°)",
      supplierName: "Concierge",
      orderId: "Commande (n°)",
      orderNumber: "Commande",
      userId: "Résident (n°)",
      userName: "Résident",
      status: "Statut",
    },
  },
  status: { planned: "Prévu", delivered: "Livré", missed: "Non remis", cancelled: "Annulé" },
  fileOf: (monday: string) => `semaine ${monday}`,
  week: { weekStart: "Semaine du", slots: "Créneaux" },
  notMonday: "Une semaine commence un lundi.",
  summaries: {
    week: "Créneaux de livraison d’une semaine",
    export: "Export du planning d’une semaine",
  },
} as const;
