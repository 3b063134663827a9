export const commandTexts = {
  help: (
    tables: string,
  ) => `Serveur fictif de Palier\u00a0: joue tout le contrat, en mémoire ou dans un dossier.

  palier-mock [options]
  palier-mock open FICHIER [options]
                  rouvre un monde enregistré, par exemple celui d’un test en échec

  --port N        port d’écoute (sinon la variable PORT, sinon 4010\u202f; 0\u00a0: un port libre)
  --host ADRESSE  adresse d’écoute (127.0.0.1\u00a0: cette machine seulement)
  --seed TEXTE    graine des données\u00a0: la même graine donne les mêmes octets (palier)
  --hostile       tous les textes deviennent hostiles\u00a0: balises, scripts, formules, marques de droite à gauche,
                  lettres de quatre octets, mots de 10\u202f000 lettres (graine hostile:TEXTE)
  --rows LISTE    nombre de lignes par table, par exemple building=10000,order=500\u202f; all=0\u00a0: tout est vide
  --web DOSSIER   application web construite, servie à la racine
  --data DOSSIER  garde les mondes dans un dossier, par-delà les arrêts, même brutaux (docs/backup-of-a-world.md)\u202f;
                  demande Node 22.13 ou plus récent
  --latency MS    attente avant chaque réponse de l’API\u00a0: 200, ou 100-400 au hasard
  --log plain|json
                  forme des lignes du journal d’exploitation (docs/deploy.md)\u00a0: texte, ou un objet par ligne
  --world-ttl D   durée de vie d’un monde inutilisé\u00a0: 90s, 30m, 2h (30m\u202f; sans fin avec --data)
  --open          ouvre l’application dans le navigateur
  --no-control    coupe l’API de contrôle (/__mock/worlds)
  --control       l’offre aussi aux autres machines quand --host écoute pour elles, et derrière un proxy
  --control-host NOM
                  nom de plus sous lequel elle répond (l’offre aussi aux autres machines)
  --allow-origin ORIGINE
                  pages d’une autre origine qui peuvent appeler l’API avec leur session\u00a0: https://palier.example.fr
  --realtime-sign-in custom-token|shared-secret
                  connexion des pages à la base temps réel\u00a0: un jeton par administrateur
                  (par défaut), ou le secret commun de la spécification
  --token-key TEXTE
                  clé qui signe les jetons de la base temps réel (sinon une clé au hasard à chaque démarrage)
  --open-rules    laisse tout le monde écrire partout dans la base temps réel
  --unsigned-tokens  accepte les jetons de firebase-admin sans signature, comme l’émulateur officiel
                  (essais du protocole seulement)
  --help          ce texte

  FIREBASE_DATABASE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST\u00a0: émulateurs officiels
  (hôte:port) à utiliser à la place des services temps réel intégrés, qui restent alors éteints.

  Tables\u00a0: ${tables}`,
  ready: (url: string) => `Palier est prêt\u00a0: ${url}`,
  api: (url: string) => `  API            ${url}`,
  reference: (url: string) => `  Référence      ${url}`,
  state: (url: string) => `  État           ${url}`,
  control: (url: string) => `  Contrôle       ${url}/__mock/worlds, référence\u00a0: ${url}/docs/mock`,
  noControl: "  Contrôle       coupé",
  opened: (file: string, world: string) => `  Monde          ${file} (enregistré sous le nom ${world})`,
  accounts: (emails: readonly string[], password: string) =>
    `  Comptes        ${emails.join(", ")} (mot de passe\u00a0: ${password})`,
  badPort: (text: string) => `--port\u00a0: «\u00a0${text}\u00a0» n’est pas un port (0 à 65535).`,
  badTtl: (text: string) =>
    `--world-ttl\u00a0: «\u00a0${text}\u00a0» n’est pas une durée d’au moins une seconde (90s, 30m, 2h).`,
  badLatency: (text: string) =>
    `--latency\u00a0: «\u00a0${text}\u00a0» n’est ni un nombre de millisecondes (200) ni un intervalle (100-400).`,
  badLog: (text: string) => `--log\u00a0: «\u00a0${text}\u00a0» n’est ni plain ni json.`,
  badOrigin: (text: string) =>
    `--allow-origin\u00a0: «\u00a0${text}\u00a0» n’est pas une origine (https://palier.example.fr, sans barre finale).`,
  badSignIn: (text: string) =>
    `--realtime-sign-in\u00a0: «\u00a0${text}\u00a0» n’est ni custom-token ni shared-secret.`,
  badFile: (file: string, message: string) => `open\u00a0: ${file} ne peut pas être rouvert. ${message}`,
  badOption: (message: string) => `${message}\nVoir --help.`,
  wrongOption: (option: string) =>
    `${option}\u00a0: cette option n’existe pas, ou sa valeur manque ou est de trop.`,
  noFolder: (folder: string) =>
    `--web\u00a0: le dossier «\u00a0${folder}\u00a0» n’a pas de fichier index.html.`,
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris (EADDRINUSE)\u00a0: choisissez-en un autre avec --port.`,
} as const;
