interface StatementSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

const sections: readonly StatementSection[] = [
  {
    title: "État de conformité",
    paragraphs: [
      "Palier est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des non-conformités énumérées ci-dessous.",
    ],
  },
  {
    title: "Résultats des essais",
    paragraphs: [
      "Il s’agit d’une évaluation faite par l’équipe du produit, et non d’un audit mené par un tiers. Les critères déclarés conformes ont été essayés dans Chromium, au clavier et dans son arbre d’accessibilité, ou jugés à la lecture du code\u202f; ceux qui ne l’ont pas été comptent comme non conformes.",
      "Le moteur axe ne trouve aucune erreur sur les écrans en thème clair, ni en thème sombre pour les contrastes. Une valeur qu’une liste abrège se lit entière au clavier, au survol et sur la fiche. Le code de chaque écran est valide, et tout s’y lit sans feuille de style. Le lecteur d’écran Orca a été essayé avec Firefox\u202f; les autres ne l’ont pas encore été.",
    ],
  },
  {
    title: "Contenus non accessibles",
    paragraphs: ["Ne sont pas conformes, ou n’ont pas encore été essayés\u00a0:"],
    points: [
      "Les composants de l’application n’ont été essayés qu’avec Orca, sous Linux, et avec aucun autre lecteur d’écran (NVDA, JAWS, VoiceOver). Orca ne dit pas la semaine que l’on atteint par «\u00a0Page suivante\u00a0» dans le planning.",
    ],
  },
  {
    title: "Contenus non soumis à l’obligation d’accessibilité",
    paragraphs: [
      "Les justificatifs et les photos déposés par les résidents, contenus de tiers, sont affichés tels qu’ils ont été reçus.",
    ],
  },
  {
    title: "Retour d’information et contact",
    paragraphs: [
      "Si vous ne pouvez pas accéder à un contenu ou à un service, signalez-le au service qui vous a ouvert votre compte\u00a0: il doit vous orienter vers une solution accessible, ou vous donner le contenu sous une autre forme.",
    ],
  },
  {
    title: "Voies de recours",
    paragraphs: [
      "Si vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service et que vous n’avez pas reçu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits\u00a0: sur son site (defenseurdesdroits.fr), auprès de son délégué dans votre région, ou par courrier gratuit, sans timbre.",
    ],
  },
];

/** Follows the legal model (decree 2019-768, RGAA 4.1). */
export const accessibilityTexts = {
  title: "Déclaration d’accessibilité",
  back: "Revenir à l’accueil",
  sections,
} as const;
