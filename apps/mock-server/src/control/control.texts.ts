export const controlTexts = {
  noOperation: (method: string, path: string) => `L’API de contrôle n’a pas d’opération ${method} ${path}.`,
  noWorld: (name: string) =>
    `Le monde «\u00a0${name}\u00a0» n’existe pas. Un monde existe dès la première requête qui le nomme, ou par POST /__mock/worlds.`,
  defaultStays: "Le monde default ne se ferme pas\u00a0: remettez-le à zéro avec reset.",
  noRoute: (route: string) => `Aucune route ne s’appelle «\u00a0${route}\u00a0».`,
  noRoutePath: (path: string) => `Aucune route ne correspond à l’adresse «\u00a0${path}\u00a0».`,
  noFault: (id: string) => `Aucune panne ne s’appelle «\u00a0${id}\u00a0».`,
  noTable: (name: string) => `Aucune table ne s’appelle «\u00a0${name}\u00a0».`,
  noRecord: (entity: string, id: number) => `La fiche ${entity} ${id} n’existe pas dans ce monde.`,
  noColumn: (name: string) => `Aucune colonne ne s’appelle «\u00a0${name}\u00a0».`,
  fixedColumn: "Cette colonne ne se change pas.",
  badValue: "Cette valeur ne convient pas à la colonne.",
  badTo: "to doit être un chemin de l’application, par exemple /admin/building.",
  freezeAndRun: "freeze et run s’excluent.",
  badInstant: "L’horloge ne peut pas aller si loin.",
  notSnapshot: (format: string) => `Ce fichier n’est pas un monde enregistré (format\u00a0: ${format}).`,
  otherVersion: (theirs: string, ours: string) =>
    `Ce monde a été enregistré au format ${theirs}, ce serveur lit le format ${ours}.`,
  otherContract: (theirs: string, ours: string) =>
    `Ce monde suit le contrat ${theirs}, ce serveur le contrat ${ours}.`,
  badTable: (name: string) => `La table ${name} de ce fichier ne convient pas.`,
  badRealtime: "Les valeurs temps réel de ce fichier ne conviennent pas.",
  off: "L’API de contrôle est coupée sur ce serveur (--no-control, ou une adresse d’écoute ouverte à d’autres machines sans --control).",
  otherMachine: "L’API de contrôle ne répond qu’à cette machine, et pas derrière un proxy. Voir --control.",
  otherHost: (host: string) =>
    `L’API de contrôle ne répond pas sous le nom «\u00a0${host}\u00a0». Voir --control-host.`,
  strangeHost: (host: string) =>
    `Ce serveur n’écoute que cette machine et ne répond pas sous le nom «\u00a0${host}\u00a0». Voir --host et --control-host.`,
  otherOrigin: "Une page d’un autre site ne peut pas piloter ce serveur.",
} as const;
