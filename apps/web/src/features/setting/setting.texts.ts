import type { Range } from "@palier/contract";
import { settingNoun } from "@palier/contract/areas/setting.noun.texts";
import { formatNumber } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const settingTexts = {
  list: listTextsOf(settingNoun, {
    first: "Les réglages sont fournis par la plateforme.",
  }),
  /** Without a plural of their own. */
  invariable: ["mois", "fois"],
  within: ({ least, most }: Range): string => {
    if (most === null) return `Un nombre, ${formatNumber(least ?? 0)} ou plus.`;
    if (least === null) return `Un nombre, ${formatNumber(most)} ou moins.`;
    return `Un nombre de ${formatNumber(least)} à ${formatNumber(most)}.`;
  },
  help: {
    text: "Un texte libre.",
    number: "Un nombre, avec une virgule pour les décimales.",
    boolean: "Active ou désactive ce réglage sur toute la plateforme.",
    email: "Une adresse e-mail.",
    url: "Une adresse web complète, par exemple https://exemple.fr.",
    color: "Une couleur, par exemple #0F766E.",
  },
} as const;
