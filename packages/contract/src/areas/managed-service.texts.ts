import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { managedServiceNoun } from "./managed-service.noun.texts.ts";

export const managedServiceTexts = {
  ...namesOf(managedServiceNoun),
  fields: {
    position: "Position",
    name: "Nom",
    category: "Catégorie",
    provider: "Prestataire",
    phone: "Téléphone",
    email: "E-mail",
    url: "Site",
    description: "Description",
    enabled: "Actif",
    buildingCount: "Immeubles",
    neighborhoodCount: "Quartiers",
  },
  category: {
    cleaning: "Ménage",
    laundry: "Pressing",
    childcare: "Garde d’enfants",
    handiwork: "Bricolage",
    gardening: "Jardinage",
    petcare: "Animaux",
    mobility: "Mobilité",
    wellness: "Bien-être",
    other: "Autre",
  },
  kept: {
    one: "immeuble l’a",
    many: "immeubles l’ont",
    instead: "Désactivez plutôt ce service.",
  },
  keptInNeighborhoods: {
    one: "quartier l’a",
    many: "quartiers l’ont",
    instead: "Désactivez plutôt ce service.",
  },
  frozen: "Change par «\u00a0Désactiver\u00a0» et «\u00a0Réactiver\u00a0».",
  summaries: {
    ...summariesOf(managedServiceNoun, "list", "sort", ...crudRoutes),
    changeEnabled: "Désactiver ou réactiver un service géré",
    forBuilding: "Services gérés d’un immeuble, ou à lui ajouter",
    forNeighborhood: "Services gérés d’un quartier, ou à lui ajouter",
  },
} as const;
