import { buildingTexts } from "@palier/contract/areas/building.texts";
import { orderTexts } from "@palier/contract/areas/concierge/order.texts";
import { quotationTexts } from "@palier/contract/areas/concierge/quotation.texts";
import { incidentTexts } from "@palier/contract/areas/incident.texts";
import type { SearchKind } from "@palier/contract/areas/search";
import { searchTexts } from "@palier/contract/areas/search.texts";
import { userTexts } from "@palier/contract/areas/user.texts";
import { counted } from "@palier/ui";
import { paletteTitle } from "./palette-button.texts.ts";

type Words = Readonly<Record<string, string>>;

export const statusWords: Readonly<Record<SearchKind, Words>> = {
  user: userTexts.status,
  order: orderTexts.status,
  building: buildingTexts.status,
  quotation: quotationTexts.status,
  incident: incidentTexts.status,
};

export const paletteTexts = {
  title: paletteTitle,
  field: "Rechercher une fiche, un écran, une action",
  placeholder: "Nom, numéro, téléphone, écran, action…",
  list: "Résultats",
  recent: "Fiches récentes",
  actions: (subject: string) => `Actions\u00a0: ${subject}`,
  screens: "Écrans",
  create: "Créer",
  /** What people say for « Nouveau… »; of another deed (« Écrire à un résident ») nobody says « ajouter ». */
  createWords: (label: string) => (label.startsWith("Nouve") ? "créer ajouter nouveau nouvel nouvelle" : ""),
  kinds: searchTexts.kinds,
  near: (kind: SearchKind) => `${searchTexts.kinds[kind]} au nom proche`,
  notifications: "Notifications",
  account: "Mon compte",
  more: (kind: SearchKind) => `Tous les résultats\u00a0: ${searchTexts.kinds[kind]}`,
  searching: "Recherche en cours…",
  none: "Aucun résultat. Essayez un nom, un numéro, une adresse e-mail ou un téléphone.",
  found: (count: number) => counted(count, "résultat", "résultats"),
  retry: "Réessayer",
  keys: "↑ ↓ pour choisir, Entrée pour ouvrir, Ctrl + Entrée dans un nouvel onglet, Échap pour fermer.",
} as const;
