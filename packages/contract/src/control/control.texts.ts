export const controlTexts = {
  worlds: "Mondes ouverts",
  createWorld: "Ouvrir un monde",
  world: "Un monde\u00a0: horloge, pannes, verrous, compteurs",
  deleteWorld: "Fermer un monde et oublier tout ce qu’il contient",
  openWorld: "Choisir un monde dans ce navigateur, puis aller à une page de l’application",
  reset: "Remettre un monde dans son état de départ",
  seed: "Remettre un monde dans son état de départ avec une autre graine ou d’autres nombres de lignes",
  patchRecord: "Changer des colonnes d’une fiche, sans passer par un formulaire",
  faults: "Pannes en place",
  addFault: "Ajouter une panne",
  clearFaults: "Retirer une panne, ou toutes",
  journal: "Journal des appels",
  clearJournal: "Vider le journal",
  snapshot: "Enregistrer l’état d’un monde",
  restore: "Rétablir un état enregistré",
  clock: "Arrêter, régler, avancer ou relancer l’horloge d’un monde",
  realtime: "Couper ou rétablir le service temps réel d’un monde",
  dropSockets: "Rompre les connexions temps réel d’un monde",
  outbox: "Messages push et e-mails envoyés, et navigateurs inscrits",
  push: "Envoyer un message push",
  playOpen: "Un autre administrateur ouvre une fiche (et la verrouille si elle est libre)",
  playLock: "Un autre administrateur verrouille une fiche",
  playType: "Un autre administrateur saisit des valeurs, sans enregistrer",
  playSave: "Un autre administrateur enregistre la fiche qu’il a ouverte",
  playLeave: "Un autre administrateur quitte une fiche, ou toutes",
  playAsk: "Un autre administrateur demande la main",
  playAnswer: "Un autre administrateur répond à qui lui demande la main",
  playCall: "Un autre administrateur appelle l’API",
} as const;

export type ControlSummaries = (typeof controlTexts)[keyof typeof controlTexts];

export const controlNotes = {
  createWorld:
    "Un monde existe aussi dès la première requête qui le nomme\u00a0: cette opération sert à le préparer, ou à recevoir un nom libre. Un monde déjà ouvert est rendu tel qu’il est.",
  openWorld:
    "Pour un navigateur\u00a0: pose le cookie `palier_world`, suivi du port de l’adresse (`palier_world_4010`), puis redirige. Un monde qui n’existe pas est ouvert.",
  deleteWorld: "Le monde `default` ne se ferme pas (409)\u00a0: remettez-le à zéro.",
  reset: "Fiches, horloge, verrous, sessions et pannes reviennent au départ. Le journal du monde est vidé.",
  patchRecord:
    "Le corps donne les colonnes à changer. Aucune règle métier n’est appliquée, mais chaque valeur doit convenir à sa colonne\u202f; `id` et `version` ne se changent pas (la version augmente d’elle-même).",
  addFault:
    "La panne frappe les appels qui remplissent toutes ses conditions (`route`, `method`, `path`, `match`)\u202f; sans condition, tous. Elle doit faire au moins une chose\u00a0: `status`, `delayMs`, `jitterMs`, `cut`, `malformed` ou `slowBody`. Une route ou un chemin que le contrat n’a pas est refusé (404), avec les noms les plus proches.",
  journal:
    "Avec `wait`, répond dès qu’un appel convient\u00a0: rien n’est à attendre dans le test. Les en-têtes et les cookies ne sont pas gardés.",
  snapshot:
    "Un fichier qui se rétablit sur n’importe quel serveur de la même version, ou se rouvre avec `palier-mock open`. Les sessions et le journal n’y sont pas.",
  restore:
    "Le corps est un état enregistré. Tout ou rien\u00a0: un état qui ne convient pas ne change rien. D’un autre format ou d’une autre version du contrat, il est refusé (409), et la réponse dit ce que ce serveur sait lire.",
  clock:
    "Dans l’ordre\u00a0: arrête ou relance, règle, avance. Ce qui dépend de l’heure suit (sessions, verrous, calendriers)\u202f; les délais des pannes restent en temps réel.",
  push: "Le message attend dans la boîte d’envoi\u202f; qui pilote le navigateur l’y prend et le lui remet (la fixture Playwright `push` le fait).",
  playOpen: "Comme l’écran\u00a0: lit le formulaire, et prend le verrou si personne ne l’a.",
  playLock: "Une fiche tenue par un autre répond 423 et dit par qui, sauf avec `force`.",
  playType: "La fiche doit être ouverte (409 sinon).",
  playSave:
    "Envoie le formulaire à l’API comme l’écran le ferait. Ce que l’API refuse (409, 422, 423) est la réponse.",
  playCall:
    "N’importe quelle opération, avec sa session et son jeton\u202f; ceux de ce navigateur restent ce qu’ils sont. Ce que l’API répond, refus compris, est dans la réponse.",
  playAsk: "La fiche doit être tenue par un autre (409 sinon).",
  playAnswer: "Un autre doit avoir demandé la fiche à celui-ci (409 sinon).",
} as const;
