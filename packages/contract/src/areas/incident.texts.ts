import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { incidentNoun } from "./incident.noun.texts.ts";

export const incidentTexts = {
  ...namesOf(incidentNoun),
  fields: {
    reference: "Référence",
    title: "Titre",
    category: "Catégorie",
    priority: "Priorité",
    status: "Statut",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    reporterId: "Déclarant (n°)",
    reporterName: "Déclarant",
    photos: "Photos",
    description: "Description",
    assigneeId: "Responsable (n°)",
    assigneeName: "Responsable",
    createdAt: "Déclaré le",
    resolvedAt: "Résolu le",
  },
  category: {
    elevator: "Ascenseur",
    water: "Eau",
    electricity: "Électricité",
    heating: "Chauffage",
    cleanliness: "Propreté",
    security: "Sécurité",
    other: "Autre",
  },
  priority: { low: "Basse", normal: "Normale", high: "Haute", urgent: "Urgente" },
  status: { open: "Ouvert", inProgress: "En cours", resolved: "Résolu", closed: "Clos" },
  tabs: {
    open: "À prendre en charge",
    late: "En retard",
    urgent: "Urgents",
    inProgress: "En cours",
    all: "Tous",
  },
  summaries: {
    ...summariesOf(incidentNoun, "list", "create", "history"),
    counts: "Incidents par onglet",
    edit: "Suivre un incident",
  },
} as const;
