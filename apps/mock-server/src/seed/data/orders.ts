import { rows, words } from "../french.ts";

/** Before delivery. */
export const orderComments = words(`
  Le résident demande une livraison après 18 h.
  Code d'accès transmis au concierge.
  Le résident n'a pas répondu, message laissé.
  Prestation reportée à la demande du résident.
  Allergie aux parfums : lessive neutre demandée.
`);

/** After delivery. */
export const deliveredComments = words(`
  Un article remplacé par un équivalent, avec l'accord du résident.
  Livraison déposée à la loge.
  Montant revu : deux pièces de plus que prévu.
  Sac de linge pesé à l'enlèvement : 4,2 kg.
  Réclamation traitée, geste commercial accordé.
`);

export const refundReasons = words(`
  Article manquant | Prestation annulée par le concierge | Article abîmé | Livraison hors délai | Double facturation
  Geste commercial
`);

export const amountReasons = words(`
  Article remplacé par un équivalent | Poids réel différent | Une heure de plus | Article indisponible
  Remise accordée par le concierge
`);

export const quotationTitles = words(`
  Ménage de fin de bail, deux-pièces | Buffet pour trente personnes | Peinture d'une chambre | Pose d'un parquet
  Débarras de cave | Garde d'enfants régulière | Déménagement d'un studio | Remplacement d'un chauffe-eau
  Aménagement d'un balcon | Nettoyage de printemps | Installation d'un dressing | Cours de piano au trimestre
  Anniversaire pour quinze enfants | Réfection d'une salle de bains | Entretien annuel de jardinières
`);

export const callbackTopics = words(`
  Question sur une facture | Modifier une commande | Devis de ménage | Colis introuvable | Problème de paiement
  Abonnement à suspendre | Prestation non conforme | Rendez-vous à déplacer | Aide à l'inscription | Remboursement
  Demande de devis de travaux | Code promotionnel refusé
`);

export const callbackNotes = words(`
  Rappelé, la question est réglée. | Message laissé sur le répondeur. | Le résident préfère un e-mail.
  Rendez-vous pris avec le concierge. | Dossier transmis à la comptabilité.
`);

export const callbackSlots = words(`
  Matin (9 h – 12 h) | Midi (12 h – 14 h) | Après-midi (14 h – 17 h) | Soirée (17 h – 19 h) | Indifférent
`);

/** text | weekdays from 0, a Monday | half-hours of the day */
export const openingHours = rows(
  5,
  `
Lundi à vendredi, 8 h – 19 h | 0 | 4 | 16 | 38
Lundi à samedi, 9 h – 20 h | 0 | 5 | 18 | 40
Tous les jours, 24 h / 24 | 0 | 6 | 0 | 48
Mardi à samedi, 10 h – 18 h | 1 | 5 | 20 | 36
Lundi à vendredi, 7 h 30 – 12 h 30 | 0 | 4 | 15 | 25
`,
);
