import { counted, formatCount, formatDate, formatTime, quoted } from "@palier/ui";

export const listTexts = {
  search: "Recherche",
  edit: "Modifier",
  open: "Ouvrir",
  export: "Exporter",
  /** Verbatim (§8). */
  nothingToExport: "Aucune donnée à exporter",
  exported: "Export terminé",
  exportedTo: (file: string) => `Le fichier ${file} a été téléchargé.`,
  notChosen: "Les lignes des autres pages n’ont pas été sélectionnées",
  clearFilters: "Effacer les filtres",
  searched: {
    words: (headers: readonly string[]) => listed("Cherche dans", headers),
    amounts: (headers: readonly string[]) => listed("Montants, écrits 12,50", headers),
    days: (headers: readonly string[]) => listed("Dates, écrites 20/11/2026", headers),
    numbers: (headers: readonly string[]) => listed("Nombres entiers", headers),
    titles: (headers: readonly string[]) => listed("Par leur nom, où c’est oui", headers),
  },
  kept: {
    unread: "Pas encore chargé",
    notReread: "Pas encore relu",
    /** Epoch ms. */
    same: (readAt: number, now: number) => `Les lignes affichées ont été lues ${momentOf(readAt, now)}.`,
    ofPage: (page: number, readAt: number, now: number) =>
      `Les lignes affichées sont celles de la page ${formatCount(page)}, lues ${momentOf(readAt, now)}.`,
    ofOrder: (readAt: number, now: number) =>
      `Les lignes affichées sont dans l’ordre précédent, lues ${momentOf(readAt, now)}.`,
    backToPage: (page: number) => `Revenir à la page ${formatCount(page)}`,
    backToOrder: "Revenir à l’ordre précédent",
    waits: {
      connection: "Les actions attendent le retour de la connexion.",
      "other-page": "Ces lignes ne sont pas celles que vous avez demandées.",
    },
  },
  status: {
    none: "Liste\u00a0: aucune ligne",
    rows: ({ filtered, first, last, order }: StatusFigures) =>
      [
        `Liste\u00a0: ${counted(filtered, "ligne", "lignes")}`,
        ...(last - first + 1 < filtered ? [`de la ${formatCount(first)} à la ${formatCount(last)}`] : []),
        ...(order === "" ? [] : [`tri\u00a0: ${order}`]),
      ].join(", "),
    order: (header: string, dir: "asc" | "desc") =>
      `${header} ${dir === "asc" ? "croissant" : "décroissant"}`,
  },
  place: (header: string, place: number, count: number) =>
    `${header}\u00a0: colonne ${formatCount(place)} sur ${formatCount(count)}`,
  width: (header: string, pixels: number) =>
    `${header}\u00a0: ${counted(pixels, "pixel de large", "pixels de large")}`,
  fromDay: (title: string) => `${withoutDay(title)} à partir du`,
  /** « Livraison le » → « Livraison jusqu’au ». */
  toDay: (title: string) => `${withoutDay(title)} jusqu’au`,
  dated: (label: string) => label.replace(/ à partir du$/, ""),
  unreadDay: (fault = "Date attendue, par exemple 20/11/2026") => `${fault}. Le filtre n’a pas changé.`,
  period: {
    presets: {
      before: "avant aujourd’hui",
      weekAgo: "il y a une semaine ou plus",
      yesterday: "hier",
      today: "aujourd’hui",
      tomorrow: "demain",
      week: "cette semaine",
    },
    words: {
      weekAgo: "il y a sept jours",
      yesterday: "hier",
      today: "aujourd’hui",
      tomorrow: "demain",
      weekStart: "lundi de cette semaine",
      weekEnd: "dimanche de cette semaine",
    },
    button: (preset: string) => preset.charAt(0).toLocaleUpperCase("fr") + preset.slice(1),
    set: (label: string, period: string | undefined) => `${label}\u00a0: ${period ?? "toutes les dates"}`,
    from: (day: string) => `à partir du\u00a0${formatDate(day)}`,
    to: (day: string) => `jusqu’au\u00a0${formatDate(day)}`,
    between: (from: string, to: string) => `du\u00a0${formatDate(from)} au\u00a0${formatDate(to)}`,
    range: (from: string, to: string) => `${from} – ${to}`.trim(),
    backwards: "Le premier jour est après le dernier\u00a0: aucune ligne ne peut répondre.",
    backwardsOf: (label: string, period: string | undefined) =>
      `${label}, ${period ?? ""}\u00a0: le premier jour est après le dernier`,
    backwardsClear: "Retirer cette période",
    all: "Tout afficher",
  },
  wholeList: "Liste entière",
  viewColumns: "Colonnes de la vue",
  tabs: (title: string) => `Onglets\u00a0: ${title}`,
  late: "En retard",
  ended: "Terminée",
  unknownOption: (id: string) => `n°\u00a0${id}`,
  /** « Actif : tous », of a yes or no. */
  anyOf: (label: string) => `${label}\u00a0: tous`,
  setTo: (label: string, value: string) => `${label}\u00a0: ${value}`,
  refusedFilter: (label: string, value: string) => `${label}\u00a0: ${quoted(value)}`,
  refused: {
    title: "Un filtre de l’adresse ne peut pas être lu",
    detail: (filters: string) => `${filters}. La liste est affichée sans lui.`,
    remove: "Retirer de l’adresse",
  },
  readLocked: "Consulter la fiche",
  askForLocked: "Demander la main",
  sort: {
    intro:
      "L’ordre de cette page est celui que voient les résidents. Chaque déplacement est enregistré aussitôt.",
    moved: (name: string, position: number) => `${name}\u00a0: position ${position}`,
    movedAll: (count: number) => counted(count, "déplacement enregistré", "déplacements enregistrés"),
    undo: "Annuler",
    undoLast: "Annuler le dernier",
    undoHint: "Remettez l’élément à sa position précédente",
    refused: (name: string) => `Déplacement non enregistré\u00a0: ${name}`,
    unknown: (name: string) => `Déplacement incertain\u00a0: ${name}`,
    changed: "L’ordre a changé entre-temps, ailleurs que dans cet onglet. Il vient d’être relu.",
    changedByUnknown:
      "L’ordre a changé entre-temps, peut-être par le déplacement incertain. Il vient d’être relu.",
    notMoved: (why: string) => `${why}. L’ordre vient d’être relu\u00a0: il n’a pas changé. Réessayez.`,
    unread: "La réponse du serveur a été perdue et l’ordre n’a pas pu être relu.",
    reread: "La réponse du serveur a été perdue. L’ordre vient d’être relu\u00a0: vérifiez-le.",
    unsent: (names: string) => `Non enregistrés non plus\u00a0: ${names}.`,
    notSent: (names: string) => `Non envoyés\u00a0: ${names}.`,
    loading: "Chargement de l’ordre",
    none: "Rien à ordonner pour l’instant",
    first: (shown: string, total: string) => `Les ${shown} premiers éléments sur ${total} sont affichés.`,
  },
} as const;

interface StatusFigures {
  readonly filtered: number;
  /** From 1. */
  readonly first: number;
  readonly last: number;
  readonly order: string;
}

const withoutDay = (title: string): string => title.replace(/ le$/, "");

const listed = (what: string, headers: readonly string[]): string =>
  headers.length === 0 ? "" : `${what}\u00a0: ${headers.join(", ")}.`;

/** « à 10:42 (20/11/2026) »; today « à 10:42 ». */
function momentOf(at: number, now: number): string {
  const [moment, today] = [new Date(at).toISOString(), new Date(now).toISOString()];
  const time = `à\u00a0${formatTime(moment)}`;
  const day = formatDate(moment);
  return day === formatDate(today) ? time : `${time} (${day})`;
}
