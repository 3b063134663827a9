import { counted } from "@palier/ui";

/** French words of the dashboard. */
export const homeTexts = {
  hello: (firstName: string) => `Bonjour ${firstName}`,
  totals: (buildings: number, users: number, lots: number) =>
    [
      counted(buildings, "immeuble", "immeubles"),
      counted(users, "résident", "résidents"),
      counted(lots, "lot", "lots"),
    ].join(", "),
  waiting: "En attente de vous",
  requests: "Demandes de rattachement",
  ages: "Incidents ouverts, par ancienneté",
  incidents: "Incidents, par semaine",
  orders: "Commandes, par semaine",
  loading: "Chargement des chiffres",
} as const;
