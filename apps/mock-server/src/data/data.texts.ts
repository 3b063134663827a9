export const dataTexts = {
  notOurs: (folder: string) =>
    `--data\u00a0: le dossier «\u00a0${folder}\u00a0» contient autre chose que des mondes de Palier. Choisissez un dossier vide ou nouveau.`,
  badFolder: (folder: string, message: string) =>
    `--data\u00a0: le dossier «\u00a0${folder}\u00a0» ne peut pas être utilisé. ${message}`,
  oldNode: (version: string) =>
    `--data\u00a0: garder des mondes demande Node 22.13 ou plus récent (ici\u00a0: ${version}). Rien n’a été écrit\u202f; sans --data, le serveur joue en mémoire.`,
  inUse: (folder: string) =>
    `--data\u00a0: un autre serveur utilise déjà le dossier «\u00a0${folder}\u00a0». Arrêtez-le, ou choisissez un autre dossier.`,
  otherSeed: (folder: string, kept: string, asked: string) =>
    `--data\u00a0: les mondes de «\u00a0${folder}\u00a0» ont été faits avec ${kept}, et non avec ${asked}. Retirez --seed et --rows pour les reprendre, ou choisissez un autre dossier.`,
  seedAndRows: (seed: string, rows: string) => `--seed ${seed} --rows ${rows}`,
  otherContract: (folder: string, kept: string, ours: string, changes: readonly string[]) =>
    `--data\u00a0: les mondes de «\u00a0${folder}\u00a0» sont ceux du contrat ${kept}, ce serveur joue le contrat ${ours}${changes.length === 0 ? "" : `, qui ne peut pas les reprendre\u00a0: ${changes.join("\u202f; ")}`}. Rien n’a été changé\u00a0: reprenez la version qui les a écrits, ou choisissez un autre dossier.`,
  otherRows: "les lignes de départ ne sont plus les mêmes",
  newRequired: (field: string) => `${field} est nouveau et obligatoire`,
  otherKind: (field: string, before: string, now: string) => `${field} était ${before} et devient ${now}`,
  tableGone: (table: string) => `${table} n’existe plus`,
  columnGone: (field: string) => `${field} n’existe plus`,
  carriedOver: (file: string, added: readonly string[]) =>
    `--data\u00a0: les mondes de «\u00a0${file}\u00a0» suivent maintenant ce contrat. Nouveau\u00a0: ${added.join(", ") || "aucun champ"}.`,
  formerFormat: (folder: string) =>
    `--data\u00a0: les mondes de «\u00a0${folder}\u00a0» sont dans l’ancien format, que lit Palier 0.1.0. Reprenez cette version, ou choisissez un autre dossier.`,
  corrupt: (file: string, why: string) =>
    `--data\u00a0: ${file} est abîmé (${why}). Rien n’a été changé\u00a0: remettez une sauvegarde de ce fichier, ou choisissez un autre dossier.`,
  unreadable: (file: string, world: string, why: string) =>
    `--data\u00a0: le monde ${world} (${file}) ne peut pas être repris. ${why}`,
  kept: (folder: string, count: number) => `  Mondes         gardés dans ${folder} (repris\u00a0: ${count})`,
  notSaved: (world: string, message: string) =>
    `--data\u00a0: le monde ${world} n’a pas pu être écrit (${message}). La demande a été refusée.`,
  refused: "Le disque du serveur n’a pas pu garder cette demande\u00a0: rien n’a été enregistré.",
  notWithOpen: "open et --data s’excluent\u00a0: un monde enregistré s’ouvre en mémoire.",
} as const;
