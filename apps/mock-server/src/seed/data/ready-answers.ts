export const readyAnswers: readonly (readonly [title: string, body: string])[] = [
  [
    "Message bien reçu",
    "Nous avons bien reçu votre message et nous en occupons.\nNous revenons vers vous sous 48\u00a0heures ouvrées.",
  ],
  [
    "Intervention programmée",
    "Un technicien passera dans l’immeuble cette semaine.\nVous n’avez rien à faire\u202f; une affiche dans le hall indiquera le jour.",
  ],
  [
    "Demande de photos",
    "Pourriez-vous nous envoyer une ou deux photos, en indiquant l’étage\u202f?\nElles aident le technicien à venir avec la bonne pièce.",
  ],
  [
    "Justificatif illisible",
    "Le document que vous avez envoyé ne se lit pas bien.\nMerci de nous en transmettre une copie nette, où le nom et l’adresse se voient en entier.",
  ],
  [
    "Justificatif de domicile attendu",
    "Il nous manque un justificatif de domicile de moins de trois mois\u00a0: une facture d’énergie ou une quittance de loyer convient.",
  ],
  [
    "Transmis au syndic",
    "Votre demande relève du syndic de la copropriété. Nous la lui avons transmise aujourd’hui.",
  ],
  [
    "Colis à la loge",
    "Votre colis vous attend à la loge, du lundi au vendredi de 8\u00a0h à 12\u00a0h et de 15\u00a0h à 19\u00a0h.",
  ],
  [
    "Livraison reportée",
    "La livraison prévue n’a pas pu avoir lieu.\nNous vous proposons un nouveau créneau dans la journée\u202f; vous serez prévenu par une notification.",
  ],
  [
    "Remboursement effectué",
    "Le remboursement a été effectué. Il apparaît sur votre compte sous cinq jours ouvrés, selon votre banque.",
  ],
  ["Réparation terminée", "La réparation est terminée. N’hésitez pas à nous écrire si le problème revient."],
  [
    "Accès à la salle commune",
    "La salle commune se réserve dans l’application, rubrique «\u00a0Réservations\u00a0». Le code d’accès vous est envoyé la veille.",
  ],
  [
    "Clôture de la demande",
    "Sans nouvelles de votre part, nous clôturons cette conversation. Une réponse la rouvre à tout moment.",
  ],
];
