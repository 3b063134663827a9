import { userNoun } from "@palier/contract/areas/user.noun.texts";
import { counted, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Tied {
  readonly fullName: string;
  readonly validatedUlaCount: number;
}

/** How many validated ties a disabled account keeps, as a sentence. */
function ties(count: number): string {
  if (count === 0) return "Aucun rattachement validé n’est concerné.";
  return `${counted(count, "rattachement validé est concerné", "rattachements validés sont concernés")}. L’accès est coupé\u202f; les rattachements restent.`;
}

/** French words of the resident screens; fields have theirs in the contract. */
export const userTexts = {
  list: listTextsOf(userNoun),
  state: {
    disable: {
      label: "Désactiver",
      question: ({ fullName, validatedUlaCount }: Tied): Question => ({
        title: `Désactiver le compte ${quoted(fullName)}\u202f?`,
        detail: ties(validatedUlaCount),
        confirmLabel: "Désactiver le compte",
      }),
      done: (name: string) => `Désactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "désactivation effectuée", "désactivations effectuées"),
      detailForAll: (rows: readonly Tied[]) =>
        ties(rows.reduce((sum, { validatedUlaCount }) => sum + validatedUlaCount, 0)),
    },
    enable: {
      label: "Réactiver",
      done: (name: string) => `Réactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "réactivation effectuée", "réactivations effectuées"),
    },
    activate: {
      label: "Activer",
      done: (name: string) => `Activation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "activation effectuée", "activations effectuées"),
    },
  },
  main: "Profil",
  sections: { identity: "Identité", contact: "Coordonnées", account: "Compte" },
  help: {
    email: "Identifie le résident\u00a0: chaque adresse ne sert qu’une fois.",
    language: "Langue des messages envoyés au résident.",
  },
} as const;
