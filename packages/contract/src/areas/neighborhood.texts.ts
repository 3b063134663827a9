import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { neighborhoodNoun } from "./neighborhood.noun.texts.ts";

export const neighborhoodTexts = {
  ...namesOf(neighborhoodNoun),
  fields: {
    name: "Nom",
    city: "Ville",
    postalCodes: "Codes postaux",
    description: "Description",
    contactEmail: "E-mail de contact",
    buildingCount: "Immeubles",
    managedServiceCount: "Services gérés",
    status: "Statut",
  },
  status: { draft: "Brouillon", active: "Actif", archived: "Archivé" },
  frozen: "Le statut change par «\u00a0Activer\u00a0», «\u00a0Archiver\u00a0» et «\u00a0Rouvrir\u00a0».",
  kept: {
    one: "immeuble en fait partie",
    many: "immeubles en font partie",
    instead: "Archivez plutôt ce quartier.",
  },
  summaries: {
    ...summariesOf(neighborhoodNoun, "list", "cities", "search", ...crudRoutes),
    changeStatus: "Activer, archiver ou rouvrir un quartier",
    forManagedService: "Quartiers qui ont, ou peuvent avoir, un service géré",
    addManagedService: "Ajouter un service géré à un quartier",
    removeManagedService: "Retirer un service géré d’un quartier",
  },
} as const;
