import type { ListTexts } from "#lists/define-list.ts";

/** French words of the building screens; fields have theirs in the contract. */
export const buildingTexts = {
  list: {
    title: "Immeubles",
    create: "Nouvel immeuble",
    searchPlaceholder: "Rechercher un immeuble",
    empty: "Aucun immeuble pour l’instant",
    noMatch: "Aucun immeuble ne correspond",
  } satisfies ListTexts,
  create: "Nouvel immeuble",
  edit: "Modifier l’immeuble",
  created: (name: string) => `${name} a été créé.`,
  saved: (name: string) => `${name} a été enregistré.`,
  tabs: {
    label: "Fiche de l’immeuble",
    record: "Informations",
    managedServices: "Services gérés",
    negotiatedServices: "Services négociés",
    history: "Historique",
  },
  statusOf: { draft: "Brouillon", active: "Actif", archived: "Archivé" },
  figures: (lots: number, residents: number) =>
    `${lots} ${lots > 1 ? "lots" : "lot"}, ${residents} ${residents > 1 ? "résidents" : "résident"}`,
  add: "Ajouter",
  remove: "Retirer",
  addOf: (name: string) => `Ajouter ${name}`,
  removeOf: (name: string) => `Retirer ${name}`,
  managedServices: {
    title: "Services gérés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service géré pour l’instant",
    noMatch: "Aucun service géré ne correspond",
  } satisfies ListTexts,
  negotiatedServices: {
    title: "Services négociés",
    searchPlaceholder: "Rechercher un service",
    empty: "Aucun service négocié pour l’instant",
    noMatch: "Aucun service négocié ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", place: "Adresse", management: "Gestion" },
  help: {
    reference: "Unique dans tout le patrimoine, par exemple IMM-00042.",
    accessInstructions: "Digicode, gardien, horaires\u00a0: visibles des intervenants.",
  },
} as const;
