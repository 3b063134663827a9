import { namesOf } from "../kit/noun.texts.ts";
import { associationRequestNoun } from "./dashboard.noun.texts.ts";

export const associationRequestTexts = {
  ...namesOf(associationRequestNoun),
  fields: {
    userId: "Résident (n°)",
    userName: "Résident",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    lotNumber: "Lot",
    relation: "Qualité",
    status: "Statut",
    requestedAt: "Demandé le",
    hasProof: "Justificatif",
    ageDays: "Attente (jours)",
  },
} as const;

export const dashboardTexts = {
  tabs: { proofToCheck: "À vérifier", late: "En retard", pending: "Sans justificatif", all: "Toutes" },
  summaries: {
    associationRequests: "Demandes de rattachement à vérifier",
    export: "Export des demandes de rattachement",
    counts: "Demandes de rattachement par onglet",
    summary: "Chiffres du tableau de bord",
    trends: "Chiffres du tableau de bord par semaine ou par mois",
    waiting: "Ce qui attend un administrateur",
  },
  waiting: {
    associationRequests: "Demandes à vérifier",
    openIncidents: "Incidents ouverts",
    unreadConversations: "Conversations non lues",
    ordersToAccept: "Commandes à accepter",
    lateOrders: "Commandes en retard",
    amountsToValidate: "Montants à valider",
    quotationsToPrice: "Devis à chiffrer",
    unreadAlerts: "Alertes non lues",
    callbacks: "Demandes de rappel",
  },
  age: {
    day: "Aujourd’hui",
    week: "Moins d’une semaine",
    month: "Moins d’un mois",
    older: "Plus d’un mois",
  },
  by: { week: "Par semaine", month: "Par mois" },
  incidents: { opened: "Incidents ouverts", resolved: "Incidents résolus" },
  orders: {
    finalCount: "Commandes au montant validé",
    finalCents: "Montants validés, remboursements déduits",
    openCount: "Commandes au montant pas encore validé",
    openCents: "Montants pas encore validés",
  },
  totals: { buildings: "Immeubles", users: "Résidents", lots: "Lots" },
  fields: {
    generatedAt: "Calculé le",
    waiting: "En attente",
    openIncidentsByAge: "Incidents ouverts, par ancienneté",
    by: "Période",
    incidents: "Incidents, par période",
    orders: "Commandes, par période",
    totals: "Totaux",
    firstDay: "Premier jour",
    lastDay: "Dernier jour",
    age: "Ancienneté",
    count: "Nombre",
  },
} as const;
