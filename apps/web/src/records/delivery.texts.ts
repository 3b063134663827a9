export const deliveryTexts = {
  move: {
    label: "Reporter la livraison",
    save: "Reporter",
    title: (number: string) => `Reporter la livraison de la commande ${number}`,
    help: "Le créneau du planning suit, avec sa durée. L’heure est celle de Paris.",
    done: (number: string) => `Livraison reportée\u00a0: commande ${number}`,
  },
  supplier: {
    help: "Sans choix, la commande va au concierge de sa première prestation, s’il est actif.",
    accept: {
      label: "Choisir le concierge",
      save: "Accepter",
      title: (number: string) => `Accepter la commande ${number}`,
      done: (number: string) => `Commande acceptée\u00a0: ${number}`,
    },
    reassign: {
      label: "Changer de concierge",
      save: "Changer de concierge",
      title: (number: string) => `Changer le concierge de la commande ${number}`,
      done: (number: string) => `Concierge modifié\u00a0: commande ${number}`,
    },
  },
} as const;
