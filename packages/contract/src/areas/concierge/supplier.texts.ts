import { crudRoutes, summariesOf } from "../../kit/noun.texts.ts";
import { supplierNoun } from "./supplier.noun.texts.ts";

/** French words of concierge suppliers. */
export const supplierTexts = {
  singular: "Concierge",
  plural: "Conciergerie",
  fields: {
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    cities: "Villes",
    themeCount: "Thèmes",
    orderCount: "Commandes",
    openOrderCount: "Commandes en cours",
    serviceIds: "Prestations proposées (n°)",
    enabled: "Actif",
  },
  offer: {
    version: "Version du concierge",
    supplierId: "Concierge (n°)",
    themeId: "Thème (n°)",
    themeName: "Thème",
    sections: "Rubriques",
    sectionName: "Rubrique",
    services: "Prestations",
    serviceName: "Prestation",
    offered: "Proposée",
    serviceIds: "Prestations proposées (n°)",
    themes: "Thèmes, dans l’ordre",
    serviceCount: "Prestations du thème",
    offeredCount: "Prestations proposées",
    namedServiceIds: "Prestations confiées à ce concierge (n°)",
    add: "Prestations ajoutées (n°)",
    remove: "Prestations retirées (n°)",
  },
  frozen: "Change par «\u00a0Désactiver\u00a0» et «\u00a0Réactiver\u00a0».",
  kept: {
    one: "commande lui a été confiée",
    many: "commandes lui ont été confiées",
    instead: "Désactivez plutôt ce concierge.",
  },
  summaries: {
    ...summariesOf(supplierNoun, "list", "export", "search", "cities", ...crudRoutes),
    changeEnabled: "Désactiver ou réactiver un concierge",
    themeSections: "Rubriques et prestations d’un thème, et ce que le concierge en propose",
    offer: "Choisir les prestations d’un thème que le concierge propose",
    wholeOffer: "Ce que le concierge propose, thème par thème",
    changeOffer: "Ajouter et retirer des prestations, tous thèmes confondus",
  },
} as const;
