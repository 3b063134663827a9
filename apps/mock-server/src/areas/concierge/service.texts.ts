export const serviceRuleTexts = {
  sectionElsewhere: "Cette rubrique n’est pas du thème choisi.",
  sectionIsSubsection: "C’est une sous-rubrique\u00a0: choisissez sa rubrique, puis elle-même.",
  subsectionElsewhere: "Cette sous-rubrique n’est pas de la rubrique choisie.",
} as const;
