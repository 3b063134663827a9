import { walletNoun } from "@palier/contract/areas/wallet.noun.texts";
import { formatCount, of } from "@palier/ui";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the wallet screens; fields have theirs in the contract. */
export const walletTexts = {
  list: listTextsOf(walletNoun),
  imports: {
    title: "Imports",
    searchPlaceholder: "Rechercher un import",
    empty: "Aucun import pour l’instant",
    noMatch: "Aucun import ne correspond",
  } satisfies ListTexts,
  progress: (file: string) => `Avancement ${of(file)}`,
  done: (done: string, total: string) => `${done} sur ${total}`,
  upload: {
    label: "Importer un fichier",
    save: "Importer",
    title: (wallet: string) => `Importer un fichier dans ${wallet}`,
    done: (wallet: string) => `Import lancé\u00a0: ${wallet}`,
    header: (titles: string) => `CSV en UTF-8, dont la première ligne est «\u00a0${titles}\u00a0».`,
    chooseKind: "CSV en UTF-8, colonnes séparées par des points-virgules.",
    lines: (count: number) => `${formatCount(count)} ligne${count > 1 ? "s" : ""} sous l’en-tête`,
  },
  rejects: {
    label: "Lignes rejetées",
    title: (file: string) => `Lignes rejetées ${of(file)}`,
    summary: (rejected: string, total: string) => `Lignes non importées\u00a0: ${rejected} sur ${total}.`,
    first: (shown: string, all: string) =>
      `Les ${shown} premières sont affichées ici\u202f; le fichier à télécharger en contient ${all}.`,
    line: "Ligne",
    field: "Champ",
    message: "Motif",
    wholeFile: "Tout le fichier",
    download: "Télécharger les rejets",
    file: (name: string) => `rejets-${name}`,
    loading: "Chargement des lignes rejetées",
  },
} as const;
