import { formatCount } from "@palier/ui";

const count = (value: number, one: string, many: string): string =>
  `${formatCount(value)}\u00a0${value > 1 ? many : one}`;

/** French words of the dashboard. */
export const homeTexts = {
  hello: (firstName: string) => `Bonjour ${firstName}`,
  totals: (buildings: number, users: number, lots: number) =>
    [
      count(buildings, "immeuble", "immeubles"),
      count(users, "résident", "résidents"),
      count(lots, "lot", "lots"),
    ].join(", "),
  waiting: "En attente de vous",
  requests: "Demandes de rattachement à vérifier",
  ages: "Incidents ouverts, par ancienneté",
  incidents: "Incidents, par semaine",
  orders: "Commandes, par semaine",
  loading: "Chargement des chiffres",
} as const;
