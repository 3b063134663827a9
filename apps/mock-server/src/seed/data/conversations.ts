import { rows } from "../french.ts";

/** subject | resident's message | answer | resident's reply */
export const threads = rows(
  4,
  `
Changement de code d'entrée | Bonjour, je n'ai pas reçu le nouveau code de la porte. Pouvez-vous me l'envoyer ? | Bonjour, le code vient de vous être renvoyé dans l'application. | Bien reçu, merci !
Colis non remis | Bonjour, le transporteur dit avoir déposé mon colis mardi mais la consigne est vide. | Bonjour, nous avons interrogé le transporteur et revenons vers vous demain. | Merci, je reste joignable toute la journée.
Attestation de domicile | Pourriez-vous m'établir une attestation pour la mairie ? | Bien sûr, elle est jointe à ce message. | Parfait, merci beaucoup.
Demande de badge supplémentaire | Nous souhaitons un troisième badge pour notre fille. | Le badge vous attend à la loge, sur présentation d'une pièce d'identité. | Je passerai samedi matin.
Bruit au-dessus de chez moi | Des travaux bruyants ont lieu le dimanche au-dessus de chez moi. | Nous avons rappelé le règlement au voisin concerné. | C'est plus calme, merci.
Régularisation des charges | Je ne comprends pas le montant de la régularisation. | Le détail par poste vous a été adressé ce matin. | Il me manque la ligne du chauffage.
Prêt de la salle commune | La salle commune est-elle libre le 14 au soir ? | Elle est libre ; la réservation se fait en ligne, avec une caution. | C'est fait, merci.
Local à vélos complet | Il n'y a plus une place dans le local à vélos. | Un tri des vélos abandonnés est prévu le mois prochain. | Très bien, j'attendrai.
Résiliation du bail | Je quitte le logement à la fin du mois prochain, que dois-je faire ? | Un courrier recommandé suffit ; nous fixerons ensuite l'état des lieux. | Le courrier part demain.
Arrivée d'une colocataire | Une colocataire arrive le 1er. Comment l'ajouter ? | Elle peut créer son compte et demander un rattachement au lot. | C'est noté.
Stationnement visiteur | Où mes visiteurs peuvent-ils se garer ? | Quatre places visiteurs se trouvent à l'entrée du parking. | Merci pour l'information.
Interphone à mettre à mon nom | Mon nom n'apparaît pas sur l'interphone. | Le changement est demandé, comptez trois jours. | Toujours rien à ce jour.
Facture de conciergerie | Une prestation m'a été comptée deux fois. | Le remboursement a été fait ce matin. | Je confirme, merci.
Panier de légumes abîmé | Les tomates de mon panier étaient écrasées. | Toutes nos excuses, le panier vous est remboursé. | Merci pour votre réactivité.
Garde des clés | Puis-je laisser mes clés à la conciergerie pendant les vacances ? | Oui, contre signature d'un bon de dépôt. | Je viens vendredi.
Animaux dans les communs | Des chiens sont promenés sans laisse dans le jardin. | Un rappel sera affiché dans chaque hall. | Merci.
Fuite signalée sans suite | J'ai signalé une fuite il y a dix jours et personne n'est venu. | Un plombier passe demain entre 8 h et 10 h. | Il est passé, tout est réparé.
Prise en charge d'un devis | Qui paie le remplacement de ma porte palière ? | La serrure est à votre charge, la porte à celle de la copropriété. | D'accord, je lance le devis.
Problème de connexion | L'application me demande sans cesse de me reconnecter. | Une mise à jour est disponible, dites-nous si elle suffit. | C'est réglé depuis la mise à jour.
Ménage de fin de bail | Proposez-vous un ménage de fin de bail ? | Oui, à partir de 120 €, sur devis. | Je veux bien un devis pour un deux-pièces.
`,
);
