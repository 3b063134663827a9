import { rows } from "../french.ts";

/** title | first paragraph | second paragraph */
export const newsArticles = rows(
  3,
  `
Coupure d'eau programmée | L'eau sera coupée jeudi de 9 h à 12 h pour le remplacement d'une vanne. | Pensez à faire une réserve et à fermer vos robinets. L'eau peut être trouble quelques minutes à la remise en service.
Passage du ramoneur | Le ramonage annuel des conduits aura lieu la semaine prochaine. | Une affiche dans le hall précise le jour de votre escalier. Votre présence est nécessaire.
Fête des voisins | La fête des voisins se tiendra dans la cour à partir de 18 h 30. | Chacun apporte un plat ou une boisson ; les tables et les bancs sont fournis.
Nouvelle conciergerie au rez-de-chaussée | La conciergerie ouvre ses portes du lundi au samedi, de 8 h à 19 h. | Pressing, colis, paniers de saison : toutes les prestations se commandent dans l'application.
Travaux de ravalement | L'échafaudage sera monté à partir de lundi sur la façade côté rue. | Merci de retirer les objets de vos balcons. La durée prévue du chantier est de dix semaines.
Tri des déchets : ce qui change | Tous les emballages vont désormais dans le bac jaune. | Un guide est à votre disposition dans le local à poubelles et en téléchargement.
Collecte des encombrants | La prochaine collecte a lieu le premier mercredi du mois. | Déposez vos objets la veille au soir, jamais dans le hall ni sur les paliers.
Contrôle des détecteurs de fumée | Un technicien vérifiera les détecteurs de fumée de chaque logement. | Le passage dure moins de dix minutes et ne vous est pas facturé.
Mise en service des bornes de recharge | Les bornes de recharge du parking sont opérationnelles. | Pour obtenir un badge, écrivez-nous depuis la rubrique Conversations.
Assemblée générale | L'assemblée générale des copropriétaires se tiendra dans la salle commune. | La convocation et l'ordre du jour vous ont été envoyés ; les pouvoirs sont à remettre avant la veille.
Jardins partagés : inscriptions | Douze parcelles se libèrent dans le jardin partagé du quartier. | Les inscriptions sont ouvertes jusqu'à la fin du mois ; un tirage au sort départagera les demandes.
Panne d'ascenseur résolue | L'ascenseur de l'escalier A fonctionne de nouveau. | La carte électronique a été remplacée. Merci de votre patience.
Vigilance démarchage | De faux agents se présentent dans le quartier. | Nos intervenants portent toujours une carte professionnelle. En cas de doute, n'ouvrez pas et prévenez-nous.
Canicule : les bons gestes | De fortes chaleurs sont attendues cette semaine. | Fermez les volets en journée et prenez des nouvelles de vos voisins isolés.
Relevé des compteurs d'eau | Les compteurs seront relevés à distance en fin de mois. | Aucune présence n'est requise. Le relevé sera visible dans votre espace.
Atelier de réparation de vélos | Un mécanicien vous accueille samedi dans le local à vélos. | Les petites réparations sont gratuites, les pièces à prix coûtant.
Boîte à livres | Une boîte à livres a été installée dans le hall. | Prenez un livre, déposez-en un autre : la lecture circule entre voisins.
Désinsectisation préventive | Un traitement préventif sera fait dans les parties communes. | Les produits utilisés sont sans danger pour les animaux domestiques une fois secs.
Fermeture de l'accueil | L'accueil sera fermé le pont de l'Ascension. | En cas d'urgence, le numéro d'astreinte reste joignable jour et nuit.
Remise en route du chauffage | Le chauffage collectif sera remis en route lundi. | Purgez vos radiateurs si vous entendez un bruit d'eau, ou signalez-le-nous.
Nettoyage du parking | Le parking souterrain sera lavé à grande eau mardi. | Les véhicules doivent être sortis avant 8 h ; un stationnement provisoire est prévu rue voisine.
Enquête de satisfaction | Votre avis nous aide à améliorer la vie de l'immeuble. | Le questionnaire prend cinq minutes et reste anonyme.
Changement des codes d'accès | Le code de la porte d'entrée change à la fin du mois. | Le nouveau code vous sera envoyé dans l'application, jamais par téléphone.
Marché de producteurs | Un marché de producteurs s'installe sur la place chaque vendredi. | Les commandes passées avant le mercredi peuvent être livrées à la conciergerie.
Élagage des arbres | Les arbres du parc seront élagués entre le 5 et le 9. | Les allées seront fermées par endroits pour votre sécurité.
Cours de yoga | Un cours de yoga est proposé le jeudi soir dans la salle commune. | La première séance est offerte ; apportez un tapis.
Rappel : le bruit | Les travaux bruyants sont permis en semaine de 8 h à 19 h. | Prévenez vos voisins par une affichette dans le hall.
Fibre optique | Le raccordement à la fibre de l'immeuble est terminé. | Vous pouvez désormais demander la fibre auprès de l'opérateur de votre choix.
Compost collectif | Un composteur est à votre disposition au fond du jardin. | Une animatrice sera présente samedi matin pour vous montrer comment l'utiliser.
Noël des enfants | Un goûter de Noël attend les enfants de l'immeuble. | Inscrivez-les avant le 10 décembre auprès de la conciergerie.
`,
);
