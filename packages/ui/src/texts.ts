/**
 * The components' own French texts. No-break spaces: narrow (U+202F) before ; ! ?, wide (U+00A0) before : and
 * inside « ». Selectors use Select2's French messages (S23).
 */
import { counted } from "./counted.ts";
import { formatCount } from "./format.ts";
import { of } from "./of.ts";

/** Of a filter's label, by its first word's ending: « Priorité » and « Catégorie » are feminine. */
const allOf = (label: string): string =>
  /^\p{L}*(?:é|ée|ie|ion|ode|ure|que|ille)(?!\p{L})/u.test(label) ? "toutes" : "tous";

export const texts = {
  product: "Palier",
  close: "Fermer",
  cancel: "Annuler",
  confirm: "Confirmer",
  save: "Enregistrer",
  back: "Retour",
  pending: "En cours…",
  none: "—",
  yes: "Oui",
  no: "Non",
  leaveDocument: "Quitter le document",
  newTab: "Ouvrir dans un nouvel onglet",
  field: {
    required: "obligatoire",
    missing: "Ce champ est obligatoire.",
    legend: "Les champs marqués d’un * sont obligatoires.",
    error: (message: string) => `Erreur\u00a0: ${message}`,
    clear: "Effacer",
    number: "Nombre attendu, par exemple 1\u202f234,5",
    money: {
      none: "Montant attendu, par exemple 1\u202f234,50",
      minus: "Un montant ne peut pas être négatif",
      decimals: "Deux décimales au plus, par exemple 12,50",
      much: "Un montant est d’au plus 1\u202f000\u202f000\u202f000\u00a0€",
    },
    euro: "€",
    choose: "Choisir…",
  },
  errors: {
    title: (count: number) => counted(count, "champ est à corriger", "champs sont à corriger"),
  },
  changes: (count: number) =>
    count === 0 ? "Aucune modification" : counted(count, "modification", "modifications"),
  select: {
    searching: "Recherche en cours…",
    noResults: "Aucun résultat trouvé",
    loadingMore: "Chargement de résultats supplémentaires…",
    failed: "Les résultats ne peuvent pas être chargés",
    more: "Afficher plus de résultats",
    clear: "Supprimer la sélection",
    open: "Afficher la liste",
    list: "Propositions",
    remove: (label: string) => `Retirer ${label}`,
    found: (count: number, more: boolean) =>
      more
        ? counted(count, "résultat ou plus", "résultats ou plus")
        : counted(count, "résultat", "résultats"),
    placeholder: "Rechercher…",
  },
  overlay: {
    failed: "L’élément demandé n’a pas pu être chargé",
    detail:
      "Vérifiez votre connexion, puis réessayez. Si l’application vient d’être mise à jour, rechargez la page.",
    reload: "Recharger la page",
  },
  toast: {
    region: "Notifications ({hotkey})",
    label: "Notification",
    success: "Succès",
    info: "Information",
    warning: "Attention",
    danger: "Erreur",
  },
  pager: {
    label: "Pagination",
    labelOf: (list: string) => `Pagination\u00a0: ${list}`,
    first: "Première page",
    previous: "Page précédente",
    next: "Page suivante",
    last: "Dernière page",
    page: (page: number) => `Page ${formatCount(page)}`,
    pageOf: (page: number, pages: number) => `Page ${formatCount(page)} sur ${formatCount(pages)}`,
    info: (from: number, to: number, total: number) =>
      `Lignes ${formatCount(from)} à ${formatCount(to)} sur ${formatCount(total)}`,
  },
  shell: {
    home: "accueil",
    skip: "Aller au contenu",
    menu: "Menu principal",
    openMenu: "Ouvrir le menu",
    collapse: "Réduire le menu",
    expand: "Déployer le menu",
    breadcrumb: "Fil d’Ariane",
    progress: "Chargement de la page",
    account: (name: string) => `Compte ${of(name)}`,
    /** « 99+ » */
    many: (most: number) => `${formatCount(most)}+`,
    search: "Rechercher…",
    searchKeys: "Ctrl K",
  },
  filters: {
    label: "Filtres",
    fold: (active: number) => (active === 0 ? "Filtres" : `Filtres (${formatCount(active)})`),
    more: (active: number) => (active === 0 ? "Plus de filtres" : `Plus de filtres (${formatCount(active)})`),
    search: "Rechercher",
    clearSearch: "Effacer la recherche",
    active: "Filtres actifs",
    clear: "Effacer les filtres",
    /** « Statut : tous », « Priorité : toutes », « Statut : Nouvelle », « Statut : 2 choix ». */
    choices: (label: string, words: readonly string[]) =>
      `${label}\u00a0: ${words.length === 0 ? allOf(label) : (words.length === 1 && words[0]) || counted(words.length, "choix", "choix")}`,
    all: "Tout afficher",
    remove: (filter: string) => `Retirer le filtre ${filter}`,
  },
  timeline: {
    by: (name: string) => `par ${name}`,
  },
  photos: {
    previous: "Image précédente",
    next: "Image suivante",
  },
  record: {
    aside: "Résumé",
  },
  bulk: {
    label: "Actions sur la sélection",
    chosen: (count: number, total: number, elsewhere: number) => {
      if (elsewhere === 0 && count <= total)
        return `Sélection\u00a0: ${formatCount(count)} sur ${formatCount(total)}`;
      const rows = `Sélection\u00a0: ${counted(count, "ligne", "lignes")}`;
      if (elsewhere === 0) return rows;
      const others = elsewhere === count ? "" : `dont ${formatCount(elsewhere)} `;
      return `${rows}, ${others}${elsewhere === 1 ? "choisie" : "choisies"} sous d’autres filtres`;
    },
    all: (count: number, isPart: boolean) =>
      isPart ? `Sélectionner les ${formatCount(count)} premières` : `Sélectionner les ${formatCount(count)}`,
    clear: "Tout désélectionner",
    more: "Autres actions sur la sélection",
  },
  columns: "Colonnes",
  rare: "Autres actions de la liste",
  row: {
    more: (name: string) => (name === "" ? "Autres actions" : `Autres actions sur ${name}`),
  },
  grid: {
    name: (label: string, from: number, to: number, total: number) =>
      `${label}, lignes ${formatCount(from)} à ${formatCount(to)} sur ${formatCount(total)}`,
    actions: "Actions",
    details: "Détails",
    unfold: "Afficher les détails",
    fold: "Masquer les détails",
    loading: "Chargement du tableau",
    labelled: (header: string) => `${header}\u00a0:`,
    choose: (name: string) => (name === "" ? "Choisir cette ligne" : `Choisir ${name}`),
    chooseAll: "Choisir toutes les lignes de la page",
    /** By AG Grid's keys. */
    locale: {
      ariaSortableColumn: "Entrée pour trier",
      noRowsToShow: "Aucune ligne",
      loadingOoo: "Chargement…",
    },
  },
  lock: {
    /** L09. `since` is a formatted time such as 10:42. */
    text: (holder: string, since: string) => `${holder} modifie cette fiche depuis ${since}`,
  },
} as const;
