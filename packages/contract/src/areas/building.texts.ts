import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { buildingNoun } from "./building.noun.texts.ts";

export const buildingTexts = {
  ...namesOf(buildingNoun),
  fields: {
    name: "Nom",
    reference: "Référence",
    street: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    neighborhoodId: "Quartier (n°)",
    neighborhoodName: "Quartier",
    walletId: "Portefeuille (n°)",
    walletName: "Portefeuille",
    status: "Statut",
    lotCount: "Lots",
    userCount: "Résidents",
    managerEmail: "E-mail du gestionnaire",
    accessInstructions: "Consignes d’accès",
    createdAt: "Créé le",
  },
  status: { draft: "Brouillon", active: "Actif", archived: "Archivé" },
  frozen: "Le statut change par «\u00a0Activer\u00a0», «\u00a0Archiver\u00a0» et «\u00a0Rouvrir\u00a0».",
  kept: {
    one: "résident y habite",
    many: "résidents y habitent",
    instead: "Archivez plutôt cet immeuble.",
  },
  summaries: {
    ...summariesOf(buildingNoun, "list", "export", "cities", "search", ...crudRoutes),
    changeStatus: "Activer, archiver ou rouvrir un immeuble",
    withNegotiatedService: "Immeubles qui ont un service négocié",
    withManagedService: "Immeubles qui ont un service géré",
    withoutNegotiatedService: "Immeubles auxquels un service négocié peut être ajouté",
    withoutManagedService: "Immeubles auxquels un service géré peut être ajouté",
    negotiatedServices: "Services négociés d’un immeuble",
    addManagedService: "Ajouter un service géré à un immeuble",
    removeManagedService: "Retirer un service géré d’un immeuble",
    addNegotiatedService: "Ajouter un service négocié à un immeuble",
    removeNegotiatedService: "Retirer un service négocié d’un immeuble",
  },
} as const;
