import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { neighborhoodNoun } from "./neighborhood.noun.texts.ts";

/** French words of neighbourhoods. */
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
  kept: {
    one: "immeuble en fait partie",
    many: "immeubles en font partie",
    instead: "Archivez plutôt ce quartier.",
  },
  summaries: {
    ...summariesOf(neighborhoodNoun, "list", "cities", "search", ...crudRoutes),
    forManagedService: "Quartiers qui ont, ou peuvent avoir, un service géré",
    addManagedService: "Ajouter un service géré à un quartier",
    removeManagedService: "Retirer un service géré d’un quartier",
  },
} as const;
