import { counted } from "@palier/ui";

const orders = (count: number): string => counted(count, "commande", "commandes");

export const homeTexts = {
  hello: (firstName: string) => `Bonjour ${firstName}`,
  totals: (buildings: number, users: number, lots: number) =>
    [
      counted(buildings, "immeuble", "immeubles"),
      counted(users, "résident", "résidents"),
      counted(lots, "lot", "lots"),
    ].join(", "),
  first: {
    title: "Commencez par vos immeubles",
    detail:
      "Créez un portefeuille et importez-y les immeubles et les résidents d’un gestionnaire, ou ajoutez un immeuble à la main.",
    steps: { wallet: "Nouveau portefeuille", building: "Nouvel immeuble" },
  },
  waiting: "En attente de vous",
  requests: "Demandes de rattachement",
  ages: "Incidents ouverts, par ancienneté",
  trends: "Évolution",
  period: { week: "Semaine du", month: "Mois" },
  incidents: { week: "Incidents, par semaine", month: "Incidents, par mois" },
  orders: { week: "Commandes, par semaine", month: "Commandes, par mois" },
  opened: (count: number) => counted(count, "incident ouvert", "incidents ouverts"),
  resolved: (count: number) => counted(count, "incident résolu", "incidents résolus"),
  amount: (amount: string, count: number) => `${amount} (${orders(count)})`,
  final: (amount: string, count: number) => `montants validés, ${amount} (${orders(count)})`,
  open: (amount: string, count: number) => `montants pas encore validés, ${amount} (${orders(count)})`,
  weekOf: (week: string) => `Semaine ${week}`,
  monthOf: (month: string) => `${month.slice(0, 1).toLocaleUpperCase("fr-FR")}${month.slice(1)}`,
  underWay: (period: string) => `${period} (en cours)`,
  none: {
    ages: "Aucun incident n’est ouvert.",
    incidents: {
      week: "Aucun incident ouvert ni résolu en douze semaines.",
      month: "Aucun incident ouvert ni résolu en douze mois.",
    },
    orders: {
      week: "Aucun montant de commande en douze semaines.",
      month: "Aucun montant de commande en douze mois.",
    },
  },
  loading: "Chargement des chiffres",
} as const;
