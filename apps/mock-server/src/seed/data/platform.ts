import { rows } from "../french.ts";

/** category | name | description */
export const managedServiceTexts = rows(
  3,
  `
cleaning | Ménage des parties communes | Passage trois fois par semaine dans les halls et les escaliers.
handiwork | Maintenance des ascenseurs | Visite toutes les six semaines et dépannage jour et nuit.
other | Entretien de la chaufferie | Réglage, ramonage et astreinte pendant la saison de chauffe.
gardening | Espaces verts | Tonte, taille et plantations de saison.
other | Télésurveillance des parkings | Levée de doute et intervention d'un agent.
other | Loge partagée | Un gardien pour trois immeubles voisins.
other | Consignes à colis | Retrait à toute heure avec un code.
mobility | Bornes de recharge | Recharge à la place ou en libre-service.
mobility | Local à vélos | Accès par badge et station de gonflage.
cleaning | Sortie des conteneurs | Rentrée et nettoyage des bacs compris.
other | Relevé des compteurs | Relevé à distance et alerte de fuite.
handiwork | Petites réparations | Ampoules, poignées et ferme-portes.
other | Contrôle d'accès | Badges, interphones et caméras.
cleaning | Lutte contre les nuisibles | Deux traitements préventifs par an.
other | Salle commune | Réservation en ligne et état des lieux.
gardening | Jardin partagé | Parcelles, outils et compost.
other | Suivi des panneaux solaires | Production affichée dans le hall.
laundry | Laverie partagée | Machines et séchoirs, paiement dans l'application.
childcare | Garde partagée | Une auxiliaire pour trois familles du quartier.
petcare | Espace canin | Entretien de l'enclos et distribution de sacs.
wellness | Salle de sport | Accès par badge de 6 h à 22 h.
handiwork | Vérification des extincteurs | Contrôle annuel et remplacement.
`,
);

/** key | label | type | value */
export const settingTexts = rows(
  4,
  `
platform.name | Nom de la plateforme | text | Palier
platform.baseline | Phrase d'accueil | text | La vie du quartier, à portée de palier.
platform.primaryColor | Couleur principale | color | #2F6F8F
platform.accentColor | Couleur d'accent | color | #D08A1D
platform.supportEmail | E-mail de l'assistance | email | assistance@palier.test
platform.supportPhone | Téléphone de l'assistance | text | +33 1 99 00 12 34
platform.termsUrl | Conditions d'utilisation | url | https://www.palier.test/conditions
platform.privacyUrl | Politique de confidentialité | url | https://www.palier.test/confidentialite
platform.siteUrl | Site public | url | https://www.palier.test/
mail.senderName | Nom de l'expéditeur | text | L'équipe Palier
mail.senderEmail | E-mail de l'expéditeur | email | ne-pas-repondre@palier.test
mail.footer | Pied des e-mails | text | Vous recevez ce message car vous habitez un immeuble de la plateforme.
ula.proofRequired | Justificatif obligatoire | boolean | true
ula.proofMaxAgeMonths | Ancienneté du justificatif (mois) | number | 3
ula.reminderDays | Relance des demandes (jours) | number | 7
ula.autoClose | Clôture automatique des demandes sans suite | boolean | false
incident.photoLimit | Photos par incident | number | 5
incident.autoCloseDays | Clôture après résolution (jours) | number | 15
incident.urgentEmail | E-mail des urgences | email | astreinte@palier.test
incident.notifyResidents | Prévenir les résidents d'un incident | boolean | true
news.maxPinned | Actualités épinglées au plus | number | 3
news.defaultNotify | Notification par défaut | boolean | true
conversation.autoCloseDays | Clôture des conversations (jours) | number | 30
conversation.signature | Signature des réponses | text | Bien à vous, l'équipe Palier
conversation.openingHours | Horaires de réponse | text | Du lundi au vendredi, de 9 h à 18 h
concierge.enabled | Conciergerie ouverte | boolean | true
concierge.orderPrefix | Préfixe des commandes | text | C
concierge.toleranceRate | Écart toléré sans motif (%) | number | 10
concierge.minimumAmount | Commande minimale (€) | number | 5
concierge.callbackEmail | E-mail des demandes de rappel | email | rappels@palier.test
concierge.cancelHours | Annulation possible avant (heures) | number | 24
wallet.importMaxRows | Lignes par import | number | 20000
wallet.importEmail | E-mail des rapports d'import | email | imports@palier.test
push.enabled | Notifications activées | boolean | true
push.quietFrom | Silence à partir de (heure) | number | 21
push.quietTo | Silence jusqu'à (heure) | number | 8
map.tileUrl | Fond de carte | url | https://tuiles.palier.test/plan
map.defaultZoom | Zoom de la carte | number | 14
session.idleMinutes | Fin de session sans activité (minutes) | number | 60
session.welcome | Message de connexion | text | Bienvenue dans l'administration de Palier.
`,
);

/** key | least | most */
export const settingBounds: ReadonlyMap<string, readonly [least: number, most: number]> = new Map(
  rows(
    3,
    `
ula.proofMaxAgeMonths | 1 | 24
ula.reminderDays | 1 | 90
incident.photoLimit | 1 | 20
incident.autoCloseDays | 1 | 365
news.maxPinned | 0 | 20
conversation.autoCloseDays | 1 | 365
concierge.toleranceRate | 0 | 100
concierge.minimumAmount | 0 | 1000
concierge.cancelHours | 0 | 168
wallet.importMaxRows | 1 | 100000
push.quietFrom | 0 | 23
push.quietTo | 0 | 23
map.defaultZoom | 1 | 22
session.idleMinutes | 5 | 480
`,
  ).map(([key = "", least = "", most = ""]) => [key, [Number(least), Number(most)]]),
);

/** code | label | description */
export const moduleTexts = rows(
  3,
  `
incidents | Incidents | Les résidents signalent un problème avec des photos.
news | Actualités | Articles et notifications aux résidents.
conversations | Conversations | Échanges entre les résidents et l'équipe.
concierge | Conciergerie | Catalogue, commandes et livraisons.
quotations | Devis | Demandes de devis et acceptation en ligne.
subscriptions | Abonnements | Prestations récurrentes.
callbacks | Demandes de rappel | Le résident choisit un créneau pour être rappelé.
managed-services | Services gérés | Les services de l'opérateur dans l'immeuble.
negotiated-services | Services négociés | Les offres des partenaires.
parcels | Consignes à colis | Codes de retrait dans l'application.
bookings | Réservations | Salle commune, vélos et places visiteurs.
documents | Documents | Règlement, procès-verbaux et diagnostics.
polls | Sondages | L'avis des résidents en deux questions.
marketplace | Petites annonces | Prêts, dons et ventes entre voisins.
directory | Annuaire | Contacts utiles de l'immeuble.
energy | Suivi énergétique | Consommations et conseils.
access | Contrôle d'accès | Badges et codes temporaires.
neighborhood-map | Carte du quartier | Commerces et services autour de l'immeuble.
`,
);

export const accessInstructions = rows(
  1,
  `
Digicode à l'entrée, le code est dans le coffre de la loge.
Interphone « Loge », puis escalier B au fond de la cour.
Sonner chez le gardien de 8 h à 12 h et de 15 h à 19 h.
Badge obligatoire, à retirer auprès de l'accueil.
Entrée des livraisons par le parking, barrière automatique.
Accès par la rue arrière pendant les travaux du hall.
`,
).flat();
