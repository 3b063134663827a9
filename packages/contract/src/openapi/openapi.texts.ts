import { accountAdminNoun } from "../areas/account-admin.noun.texts.ts";
import { buildingNoun } from "../areas/building.noun.texts.ts";
import { callbackNoun } from "../areas/concierge/callback.noun.texts.ts";
import { deliveryPointNoun } from "../areas/concierge/delivery-point.noun.texts.ts";
import { orderNoun } from "../areas/concierge/order.noun.texts.ts";
import { quotationNoun } from "../areas/concierge/quotation.noun.texts.ts";
import { serviceNoun } from "../areas/concierge/service.noun.texts.ts";
import { subscriptionNoun } from "../areas/concierge/subscription.noun.texts.ts";
import { supplierNoun } from "../areas/concierge/supplier.noun.texts.ts";
import { conversationNoun } from "../areas/conversation.noun.texts.ts";
import { incidentNoun } from "../areas/incident.noun.texts.ts";
import { managedServiceNoun } from "../areas/managed-service.noun.texts.ts";
import { moduleNoun } from "../areas/module.noun.texts.ts";
import { negotiatedServiceNoun } from "../areas/negotiated-service.noun.texts.ts";
import { neighborhoodNoun } from "../areas/neighborhood.noun.texts.ts";
import { newsNoun } from "../areas/news.noun.texts.ts";
import { readyAnswerNoun } from "../areas/ready-answer.noun.texts.ts";
import { settingNoun } from "../areas/setting.noun.texts.ts";
import { userNoun } from "../areas/user.noun.texts.ts";
import { walletNoun } from "../areas/wallet.noun.texts.ts";
import { articleElements, articleSchemes } from "../kit/article.ts";
import { capital } from "../kit/noun.texts.ts";
import type { ProblemSlug } from "../kit/problem.ts";

const days =
  "Un jour, ou un mot que le serveur lit à son heure, à Paris\u00a0: `today`, `yesterday`, `tomorrow`, `weekStart` et `weekEnd` (lundi et dimanche de cette semaine), `weekAgo` (sept jours plus tôt).";

export const openApiTexts = {
  title: "Palier — API d’administration",
  summary: "Le contrat du back-office\u00a0: patrimoine, résidents, services et conciergerie.",
  license: "Usage interne",
  server: "Là où l’API est servie\u202f; les écrans gardent les chemins sans préfixe.",
  ownServer:
    "Avec ce serveur, le chemin «\u00a0/\u00a0» donne l’adresse de la spécification, barre finale comprise.",
  description: `Chaque opération et chaque champ dit d’où il vient (\`x-provenance\`)\u00a0:

- \`spec\` (spécification)\u00a0: la spécification le donne\u202f;
- \`assumed\` (à confirmer)\u00a0: la spécification nomme la chose, pas cette forme\u202f; le backend doit la confirmer\u202f;
- \`extension\`\u00a0: la spécification n’en parle pas, les écrans en ont besoin.

**Valeurs.** JSON en UTF-8. Identifiants\u00a0: entiers positifs. Instants\u00a0: ISO\u00a08601 en UTC (\`2026-11-20T09:30:00Z\`)\u202f; dates\u00a0: \`2026-11-20\`. Montants\u00a0: centimes d’euro entiers, la clé finit par \`Cents\`. Téléphones\u00a0: E.164, sous l’indicatif de chaque département d’outre-mer\u202f; un numéro qui ne peut pas exister est refusé à son champ (422). Une clé inconnue d’un corps est refusée (422)\u202f; un paramètre inconnu d’une adresse est ignoré. Les textes d’un corps sont rognés avant d’être vérifiés, un mot de passe excepté\u00a0: des espaces ou des caractères invisibles seuls sont un texte vide. Un texte d’une ligne est gardé en NFC, avec des espaces simples et sans caractère de contrôle ni de sens d’écriture. Les e-mails sont gardés sans majuscules. Ce qui est unique (e-mails, références, clés) l’est sans égard aux majuscules, aux caractères invisibles et à la façon d’écrire espaces et signes, comme le texte d’un filtre\u202f; déjà pris, il est refusé à son champ (422). Un jour (filtre, fichier) est un jour de Paris. Un corps de plus de 1\u00a0Mo est refusé (413), s’il n’en est pas dit autrement.

**Tables.** Le protocole serveur de DataTables, en notation à crochets (\`order[0][column]=1\`), plus les filtres de l’écran. Un filtre vide (\`status=\`) vaut comme absent\u202f; \`none\`, là où il est prévu, garde les lignes sans fiche. \`recordsTotal\` compte les lignes sans recherche ni filtre. Une recherche ignore la casse, les accents, les caractères invisibles et les espaces autour, et lit une apostrophe, un guillemet ou une espace typographique comme ceux du clavier, \`ł\` comme \`l\`, \`№\` comme \`n°\`, et un tiret comme une espace\u202f; elle lit ce que l’écran montre\u00a0: textes, libellés des choix, téléphones (\`06 12\`, \`0612\`, \`+336\`, \`0033 6\`), dates en JJ/MM/AAAA, montants (\`1\u00a0234,50\`). De plusieurs mots, chaque mot est quelque part dans la ligne, dans n’importe quelle colonne et n’importe quel ordre\u202f; un numéro ou un montant tapé avec des espaces est un seul mot. Des guillemets séparent les mots comme des espaces, et n’en font pas partie\u00a0: \`"Le Port"\` cherche \`Le\` et \`Port\`. Une recherche sans lettre ni chiffre (\`"\`, \`%\`) est lue telle quelle. Un choix se trie dans l’ordre de \`x-labels\`, ou par son libellé si \`x-order\` est \`label\`\u202f; des valeurs vides vont où le backend les met. Des lignes à égalité gardent le même ordre d’une page à l’autre, et \`desc\` est \`asc\` renversé. Chaque ligne est sur une page et une seule\u202f; après la dernière, \`data\` est vide. \`order[0][dir]\` sans \`order[0][column]\` est refusé (400).

**Sélecteurs.** Au plus 20 choix par page\u202f; \`more\` dit s’il y en a d’autres. Chaque choix est sur une page et une seule. La recherche ignore la casse, les accents et les signes typographiques\u202f; elle trouve le libellé qui contient chaque mot, dans n’importe quel ordre, guillemets à part\u202f; sans lettre ni chiffre, elle est lue telle quelle.

**Exports.** Les paramètres de la table, plus \`column_field_list\`\u202f; le fichier, une pièce jointe nommée, est envoyé au fil de l’eau. Il a toutes les lignes de la table, quelle que soit la page, sous sa recherche, ses filtres et son ordre\u202f; sans table, celles que montre le GET de la même période. Une table vide répond 204. Le CSV est celui d’un tableur français\u00a0: UTF-8 avec BOM, \`;\`, lignes en CRLF, guillemets de la RFC\u00a04180\u202f; en tête, les libellés de \`x-labels\`. Les choix y sont écrits par leur libellé, les montants en euros avec une virgule, les instants en \`20/11/2026 10:30\` à l’heure de Paris, les téléphones comme à l’écran. Une cellule de texte qui commence par \`=\`, \`+\`, \`-\`, \`@\`, une tabulation ou un retour est précédée d’une apostrophe. Le classeur a les mêmes lignes.

**Formulaires.** Le GET donne dans \`values\` les valeurs de la fiche, sans en proposer d’autres\u202f; celle qu’elle n’a pas encore manque. \`choices\` dit ce qui peut être choisi maintenant\u00a0: d’un état, le sien et ceux qui peuvent suivre. Un POST accepté répond la fiche telle que le GET la montre ensuite, et augmente sa \`version\`\u202f; un POST refusé ne change rien. Un POST qui ne change rien répond 200 et laisse la version et l’historique. Un état qui ne peut pas suivre est refusé (409) avec \`allowed\`. Avec \`x-change\`, \`next\` dit ce qui peut suivre et \`counted\` le nombre à redonner. Avec \`x-undo\`, le dernier passage de \`field\` à l’un de \`states\` se reprend pendant dix minutes, tant que personne n’a changé la fiche depuis\u202f; s’il a rempli une colonne de \`final\`, il reste (409). Avec \`x-frozen\`, ces champs gardent leur valeur dans cet état\u00a0: les changer est refusé à leur champ (422). Avec \`x-bounds\`, un nombre hors de ce que disent ces colonnes de la fiche est refusé à son champ (422). Avec \`x-not-past\`, dans ces états de la fiche, un jour ou une heure donnés à neuf et déjà passés sont refusés à leur champ (422)\u202f; ceux qu’elle a déjà peuvent rester. Avec \`x-offered\`, une fiche fermée ne se choisit plus\u00a0: les sélecteurs des formulaires l’omettent, un POST qui la nomme à neuf est refusé à son champ (422). Avec \`x-counted\`, chaque nombre est le \`recordsFiltered\` de cette liste sous ces filtres. Avec \`x-kept\`, une fiche dont ce nombre n’est pas nul ne se supprime pas (409). Un texte riche fait de balises et d’espaces seuls est vide\u202f; il garde ${articleElements.map((name) => `\`${name}\``).join(", ")} et, de leurs attributs, le \`href\` qui commence par ${articleSchemes.map((scheme) => `\`${scheme}\``).join(", ")}\u00a0: tout le reste est retiré, son texte gardé. Une fiche créée a un identifiant à elle et figure dans sa liste\u202f; une fiche supprimée n’y figure plus, et répond 404.

**Erreurs.** RFC\u00a09457 (\`application/problem+json\`), titres et détails en français. Un corps qui n’est pas un objet JSON est refusé (400), un autre type de contenu aussi (415). Une fiche inconnue répond 404, un identifiant qui n’en est pas un 404 ou 400.

**Concurrence.** Chaque fiche porte \`version\`\u202f; un formulaire la renvoie, et reçoit 409 avec la fiche actuelle et son dernier auteur si elle a changé. Une fiche tenue par un autre administrateur répond 423. Chaque réponse porte \`x-request-id\`, celui de la demande ou un nouveau, sous lequel le serveur note refus de connexion, 409, 423 et erreurs. Une \`Idempotency-Key\` ne vaut que pour son adresse et son administrateur\u202f; qui a servi à un autre corps, elle répond 409\u202f; une demande refusée ne la retient pas.`,
  session: "Cookie de session, HttpOnly et SameSite, et Secure en HTTPS. Sans lui\u00a0: 401.",
  groups: {
    session: "Session",
    property: "Patrimoine",
    residents: "Résidents",
    services: "Services",
    concierge: "Conciergerie",
    settings: "Réglages",
  },
  parameters: {
    draw: "Numéro de la demande, rendu tel quel dans la réponse.",
    start: "Rang de la première ligne, à partir de 0.",
    length: "Nombre de lignes. `-1` (toutes) est refusé.",
    search:
      "Recherche dans toutes les colonnes cherchables\u00a0: chaque mot dans l’une d’elles. `search[value]=martin`.",
    regex: "Envoyé par DataTables, jamais lu\u00a0: une recherche est un texte.",
    order:
      "Tri, du plus fort (`order[0]`) au plus faible\u00a0: rang d’une colonne envoyée. `columns[0][data]=name&order[0][column]=0` trie par nom\u202f; une colonne inconnue est passée.",
    orderDir: "Sens du tri. Sans `order[0][column]`\u00a0: 400.",
    columns: "Champ de la première colonne envoyée\u202f; les suivantes sont `columns[1][data]`, etc.",
    columnName: "Nom de la colonne, lu si `data` n’en est pas un.",
    searchable: "Si la recherche générale lit cette colonne.",
    orderable: "Si l’on peut trier par cette colonne.",
    columnSearch: "Recherche dans cette colonne\u202f; elle se combine aux autres (ET).",
    orderName: "Nom de la colonne, depuis DataTables\u00a03.",
    term: "Les mots que l’on cherche dans le libellé, dans n’importe quel ordre.",
    q: "Ancien nom de `term` (Select2), lu si `term` manque ou est vide.",
    page: "Page de choix, à partir de 1\u00a0: 20 par page.",
    ids: "Ces choix-là seulement, séparés par des virgules.",
    for: "`form`\u00a0: pour le sélecteur d’un formulaire, sans les fiches archivées, désactivées ou indisponibles, sauf celles que `ids` nomme. Absent\u00a0: toutes, pour les filtres.",
    csrfToken: "Jeton de la session (`GET /admin/session`). Absent ou faux\u00a0: 403.",
    idempotencyKey:
      "Clé unique de la demande\u00a0: répétée, elle rend la première réponse, même si la fiche a changé ou est tenue entre-temps. Les écrans l’envoient toujours.",
    columnFieldList: "Colonnes choisies, dans l’ordre montré, séparées par des virgules.",
    format: "Format du fichier.",
    id: "Chiffres seulement, sans zéro en tête.",
    weekStart: "Un lundi. Sans ce segment\u00a0: la semaine en cours.",
    filterFrom: (title: string) => `${title}\u00a0: à partir de ce jour (Paris), compris. ${days}`,
    filterTo: (title: string) => `${title}\u00a0: jusqu’à ce jour (Paris), compris. ${days}`,
    filterChoices: (title: string) =>
      `Filtre\u00a0: ${title}. Une valeur ou plusieurs, séparées par des virgules\u202f; répétée, une valeur compte une fois.`,
    filter: (title: string) => `Filtre\u00a0: ${title}.`,
  },
  responses: {
    done: "Fait.",
    created: "Créé.",
    page: "Une page de lignes.",
    options: "Une page de choix.",
    form: "Les valeurs à montrer et les choix possibles.",
    record: "La fiche enregistrée.",
    value: "La réponse.",
    file: "Le fichier.",
    nothing: "Rien à exporter.",
    disposition: "Nom du fichier.",
    requestId:
      "Celui de la demande, ou un nouveau\u00a0: le serveur la note sous lui. L’écran le montre avec une erreur.",
  },
  statuses: {
    400: "Requête mal formée.",
    401: "Pas de session.",
    403: "Interdit, ou jeton absent ou faux.",
    404: "Introuvable.",
    409: "Version périmée, ou action impossible dans l’état actuel.",
    413: "Envoi trop volumineux.",
    415: "Type de contenu non pris en charge.",
    422: "Champs non valides.",
    423: "Fiche tenue par un autre administrateur.",
    429: "Trop de tentatives\u202f; `Retry-After` dit combien de secondes attendre.",
    500: "Erreur interne.",
  },
  retryAfter: "Secondes à attendre.",
  withoutWeek: "(semaine en cours)",
} as const;

/** Used as tags. */
export const areaNames: Readonly<Record<string, { name: string; group: keyof typeof openApiTexts.groups }>> =
  {
    session: { name: "Session", group: "session" },
    home: { name: "Accueil", group: "session" },
    media: { name: "Médias", group: "session" },
    dashboard: { name: "Tableau de bord", group: "session" },
    search: { name: "Recherche de fiches", group: "session" },
    alert: { name: "Alertes", group: "session" },
    view: { name: "Vues des listes", group: "session" },
    building: { name: capital(buildingNoun.many), group: "property" },
    neighborhood: { name: capital(neighborhoodNoun.many), group: "property" },
    wallet: { name: capital(walletNoun.many), group: "property" },
    module: { name: capital(moduleNoun.many), group: "property" },
    user: { name: capital(userNoun.many), group: "residents" },
    "user-lot-association": { name: "Rattachements", group: "residents" },
    conversation: { name: capital(conversationNoun.many), group: "residents" },
    incident: { name: capital(incidentNoun.many), group: "residents" },
    news: { name: capital(newsNoun.many), group: "residents" },
    "managed-service": { name: capital(managedServiceNoun.many), group: "services" },
    "negotiated-service": { name: capital(negotiatedServiceNoun.many), group: "services" },
    "concierge/order": { name: capital(orderNoun.many), group: "concierge" },
    "concierge/quotation": { name: capital(quotationNoun.many), group: "concierge" },
    "concierge/service": { name: capital(serviceNoun.many), group: "concierge" },
    "concierge/subscription": { name: capital(subscriptionNoun.many), group: "concierge" },
    "concierge/theme": { name: "Thèmes et rubriques", group: "concierge" },
    "concierge/supplier": { name: capital(supplierNoun.many), group: "concierge" },
    "concierge/delivery-point": { name: capital(deliveryPointNoun.many), group: "concierge" },
    "concierge/delivery-schedule": { name: "Planning de livraison", group: "concierge" },
    "concierge/callback": { name: capital(callbackNoun.many), group: "concierge" },
    "account-admin": { name: capital(accountAdminNoun.many), group: "settings" },
    setting: { name: capital(settingNoun.many), group: "settings" },
    "ready-answer": { name: capital(readyAnswerNoun.many), group: "settings" },
  };

export const problemExamples: Readonly<Record<ProblemSlug, { title: string; detail: string }>> = {
  malformed: {
    title: "Requête mal formée",
    detail: "Le corps de la requête n’est pas du JSON valide.",
  },
  "invalid-query": {
    title: "Paramètres de requête non valides",
    detail: "length doit être au plus 500.",
  },
  "signed-out": { title: "Vous n’êtes pas connecté", detail: "Connectez-vous pour continuer." },
  "wrong-credentials": {
    title: "Identifiants incorrects",
    detail: "L’adresse e-mail ou le mot de passe ne convient pas.",
  },
  "csrf-token": {
    title: "Jeton de sécurité absent ou périmé",
    detail: "L’en-tête x-csrf-token doit porter le jeton de la session.",
  },
  forbidden: { title: "Action interdite", detail: "Vous ne pouvez pas désactiver votre propre compte." },
  "not-found": { title: "Introuvable", detail: "Cette fiche n’existe pas, ou n’existe plus." },
  "method-not-allowed": {
    title: "Méthode non prise en charge",
    detail: "Méthodes prises en charge\u00a0: GET.",
  },
  "stale-version": {
    title: "Cette fiche a été modifiée entre-temps",
    detail: "Karim Benali a enregistré cette fiche depuis que vous l’avez ouverte.",
  },
  "wrong-state": {
    title: "Action impossible dans l’état actuel",
    detail: "Seule une commande terminée ou annulée est remboursée.",
  },
  conflict: { title: "Action impossible", detail: "Cette fiche est utilisée." },
  "too-large": { title: "Envoi trop volumineux", detail: "Le corps de la requête dépasse 1\u00a0Mo." },
  "wrong-content-type": {
    title: "Type de contenu non pris en charge",
    detail: "Le corps de la requête doit être du JSON (application/json).",
  },
  "invalid-fields": {
    title: "Certains champs ne sont pas valides",
    detail: "Vérifiez les champs signalés.",
  },
  locked: {
    title: "Cette fiche est en cours de modification",
    detail: "Jeanne Martin modifie cette fiche.",
  },
  "too-many-attempts": {
    title: "Trop de tentatives de connexion",
    detail: "Réessayez dans 60\u00a0secondes.",
  },
  "contract-broken": {
    title: "La réponse ne respecte pas le contrat",
    detail: "data.0.name\u00a0: ce champ est obligatoire.",
  },
  internal: { title: "Erreur interne", detail: "Le serveur n’a pas pu répondre à cette demande." },
};

export const problemExtras = {
  field: { path: "email", message: "Ce champ est obligatoire." },
  holder: { email: "jeanne.martin@exemple.fr", name: "Jeanne Martin", since: "2026-11-20T09:30:00Z" },
  current: { id: 42, version: 4 },
  changedBy: { email: "karim.benali@exemple.fr", name: "Karim Benali" },
  allowed: ["completed", "cancelled"],
} as const;
