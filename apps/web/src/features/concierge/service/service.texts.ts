import { deliveryPointNoun } from "@palier/contract/areas/concierge/delivery-point.noun.texts";
import { serviceNoun } from "@palier/contract/areas/concierge/service.noun.texts";
import { counted, formatNumber } from "@palier/ui";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const serviceTexts = {
  list: listTextsOf(serviceNoun, {
    first: "Une prestation a un thème et un concierge\u00a0: créez-les d’abord.",
  }),
  sections: { identity: "Identité", place: "Place dans le catalogue", price: "Prix et concierge" },
  help: {
    reference: "Unique dans tout le catalogue.",
    available: "Une prestation indisponible ne peut pas être commandée.",
    price: "Toutes taxes comprises, pour une unité.",
  },
  percent: "\u00a0%",
  vatRate: (rate: number) => `${formatNumber(rate)}\u00a0%`,
  points: {
    title: "Points de livraison",
    assigned: listTextsOf(deliveryPointNoun, {
      title: "Points de livraison de la prestation",
      searchPlaceholder: "Rechercher un point",
      empty: "Cette prestation n’est livrée à aucun point",
    }),
    addable: {
      title: "Points de livraison à ajouter",
      searchPlaceholder: "Rechercher un point à ajouter",
      empty: "Tous les points de livraison sont déjà ajoutés",
      noMatch: "Aucun point de livraison à ajouter ne correspond",
    } satisfies ListTexts,
    add: "Ajouter",
    added: (name: string) => `Ajout effectué\u00a0: ${name}`,
    addedAll: (count: number) => counted(count, "ajout effectué", "ajouts effectués"),
    remove: "Retirer",
    removed: (name: string) => `Retrait effectué\u00a0: ${name}`,
    removedAll: (count: number) => counted(count, "retrait effectué", "retraits effectués"),
  },
} as const;
