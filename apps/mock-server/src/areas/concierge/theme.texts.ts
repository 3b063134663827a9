import type { SectionOrderRefusal } from "@palier/contract";
import { themeTexts } from "@palier/contract";

const counted = (count: number) => `${count} ${count > 1 ? "prestations" : "prestation"}`;

const orderRefusals: Readonly<Record<SectionOrderRefusal, string>> = {
  twice: themeTexts.twice,
  missing: "Il manque une rubrique du thème\u00a0: la liste a changé entre-temps. Rechargez-la.",
  foreign:
    "Une rubrique n’est pas, ou n’est plus, de ce thème\u00a0: la liste a changé entre-temps. Rechargez-la.",
};

export const themeRuleTexts = {
  order: orderRefusals,
  servicesLost: (count: number) =>
    `Suppression impossible\u00a0: cette rubrique contient ${counted(count)}. Choisissez où les déplacer.`,
  goneSection: "Cette rubrique n’existe pas, ou n’existe plus, dans ce thème.",
  goneWithIt: "Cette sous-rubrique disparaît avec sa rubrique\u00a0: choisissez-en une autre.",
  sameTheme: "Choisissez un autre thème que celui où elle se trouve.",
  nameTaken: (section: string, theme: string) =>
    `Le thème «\u00a0${theme}\u00a0» a déjà une rubrique «\u00a0${section}\u00a0»\u00a0: renommez l’une des deux.`,
  heldTheme: (admin: string, theme: string) =>
    `${admin} modifie le thème «\u00a0${theme}\u00a0»\u00a0: réessayez plus tard.`,
  /** « Ménage › Repassage » */
  elsewhere: (theme: string, section: string) => `${theme} › ${section}`,
  ownParent: "Une rubrique ne peut pas être sa propre rubrique parente.",
  parentIsSubsection: "Une sous-rubrique ne peut pas avoir de sous-rubriques.",
  hasSubsections: "Cette rubrique a des sous-rubriques\u00a0: elle ne peut pas en devenir une.",
} as const;
