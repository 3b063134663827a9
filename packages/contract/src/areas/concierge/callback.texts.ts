import { namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { callbackNoun } from "./callback.noun.texts.ts";

export const callbackTexts = {
  ...namesOf(callbackNoun),
  fields: {
    userId: "Résident (n°)",
    userName: "Résident",
    phone: "Téléphone",
    topic: "Sujet",
    preferredSlot: "Créneau souhaité",
    requestedAt: "Demandé le",
    status: "Statut",
    handledBy: "Traité par",
    handledAt: "Traité le",
    note: "Note",
  },
  /** In working order. */
  status: { toHandle: "À traiter", unreachable: "Injoignable", handled: "Traitée" },
  tabs: { toHandle: "À rappeler", late: "En retard", unreachable: "Injoignables", all: "Toutes" },
  summaries: {
    ...summariesOf(callbackNoun, "list", "create", "history"),
    counts: "Demandes de rappel par onglet",
    edit: "Traiter une demande de rappel",
    undo: "Revenir au statut précédent d’une demande de rappel",
  },
} as const;
