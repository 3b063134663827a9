import { quoted } from "@palier/ui";

interface Scoped {
  readonly scope: "mine" | "team";
}

const scopeOf = ({ scope }: Scoped): string => ` · ${scope === "mine" ? "pour moi" : "équipe"}`;

export const viewsTexts = {
  button: "Vues",
  changed: " · modifiée",
  scope: scopeOf,
  shown: (view: Scoped & { readonly name: string }) => `${view.name}${scopeOf(view)}`,
  retry: "Réessayer",
  create: "Enregistrer la vue…",
  createOther: "Enregistrer comme nouvelle vue…",
  save: "Enregistrer les modifications…",
  back: "Revenir à la vue enregistrée",
  rename: "Renommer…",
  open: "Ouvrir par défaut",
  openNoMore: "Ne plus ouvrir par défaut",
  copy: "Copier le lien",
  delete: "Supprimer…",
  missing: {
    title: "Cette vue ne peut pas être affichée",
    detail: "Elle a été supprimée, ou elle n’est pas partagée avec vous. La liste est affichée sans elle.",
    unread: "Les vues n’ont pas pu être lues. La liste est affichée sans elle.",
    remove: "Retirer de l’adresse",
  },
  outdated: {
    title: "Une partie de cette vue n’existe plus",
    detail: (parts: string) => `La liste n’a plus\u00a0: ${parts}. Le reste de la vue est affiché.`,
    filter: (name: string) => `le filtre ${quoted(name)}`,
    column: (name: string) => `la colonne ${quoted(name)}`,
  },
  copied: "Lien copié",
  copiedMine: "Vous seul pouvez ouvrir cette vue.",
  copiedTeam: "Tous les administrateurs peuvent ouvrir cette vue.",
  notCopied: "Le lien n’a pas pu être copié",
  form: {
    createTitle: "Enregistrer la vue",
    saveTitle: (name: string) => `Enregistrer les modifications\u00a0: ${name}`,
    renameTitle: (name: string) => `Renommer ${quoted(name)}`,
    save: "Enregistrer",
    rename: "Renommer",
    keeps: "Filtres, tri, colonnes, largeurs et densité sont enregistrés tels qu’ils sont affichés.",
    scope: "Une vue d’équipe peut être ouverte, modifiée et supprimée par tous les administrateurs.",
    changes: (parts: string) => `Sera enregistré tel qu’affiché\u00a0: ${parts}.`,
    forTeam: "Cette vue est celle de toute l’équipe\u00a0: elle change pour tous.",
  },
  created: (name: string) => `Vue enregistrée\u00a0: ${name}`,
  saved: (name: string) => `Vue enregistrée\u00a0: ${name}`,
  opened: (name: string) => `La liste s’ouvrira avec ${quoted(name)}`,
  openedNoMore: (name: string) => `La liste ne s’ouvrira plus avec ${quoted(name)}`,
  deleteTeam: "Elle disparaîtra pour toute l’équipe. Cette suppression est définitive.",
  words: {
    ownColumns: "Celles de la liste",
    or: " ou ",
    order: {
      asc: (column: string) => `${column} (croissant)`,
      desc: (column: string) => `${column} (décroissant)`,
    },
    column: (name: string, of: { readonly pinned: boolean; readonly width: number | null }) => {
      const notes = [
        ...(of.width === null ? [] : [`${of.width}\u00a0px`]),
        ...(of.pinned ? ["épinglée"] : []),
      ];
      return notes.length === 0 ? name : `${name} (${notes.join(", ")})`;
    },
    pair: (label: string, value: string) => `${label}\u00a0: ${value}`,
  },
} as const;
