import { formatCount } from "@palier/ui";

export const recordTexts = {
  saved: (name: string) => `Enregistrement effectué\u00a0: ${name}`,
  created: (name: string) => `Création effectuée\u00a0: ${name}`,
  notNow: (action: string) => `${action}\u00a0: impossible pour l’instant sur cette fiche`,
  saveFirst: "Enregistrez d’abord vos modifications",
  viewers: (names: readonly string[]) =>
    names.length < 2
      ? `${names.join("")} consulte aussi cette fiche`
      : `${names.slice(0, -1).join(", ")} et ${names.at(-1)} consultent aussi cette fiche`,
  walk: {
    label: (title: string) => `Parcours\u00a0: ${title}`,
    position: (position: number, total: number) => `${formatCount(position)} sur ${formatCount(total)}`,
    previous: "Fiche précédente (K)",
    next: "Fiche suivante (J)",
  },
  formOf: (title: string) => `Formulaire\u00a0: ${title}`,
  tabs: (title: string) => `Fiche\u00a0: ${title}`,
  main: "Informations",
  history: "Historique",
  cancel: "Annuler",
  back: "Revenir à la liste",
  backToRecord: "Revenir à la fiche",
  loading: "Chargement de la fiche",
  unknownTab: {
    title: "Cette page n’existe pas",
    detail: "La fiche n’a pas d’onglet à cette adresse.",
  },
  change: (label: string, from: string | null, to: string | null) =>
    `${label}\u00a0: ${from === null ? "" : `${from} → `}${to ?? "—"}`,
  facts: "En bref",
  contact: "Joindre le résident",
  lot: (number: string, floor: string | null) => [number, floor].filter(Boolean).join(", "),
  related: "Dossiers liés",
  lastChanges: "Dernières modifications",
  noChanges: "Aucune modification pour l’instant",
  historyList: {
    title: "Historique",
    searchPlaceholder: "Rechercher dans l’historique",
    empty: "Aucune modification pour l’instant",
    noMatch: "Aucune modification ne correspond",
  },
} as const;
