import { callbackNoun } from "@palier/contract/areas/concierge/callback.noun.texts";
import { orderNoun } from "@palier/contract/areas/concierge/order.noun.texts";
import { incidentNoun } from "@palier/contract/areas/incident.noun.texts";
import { userNoun } from "@palier/contract/areas/user.noun.texts";
import { newOne } from "@palier/contract/kit/noun.texts";
import { counted, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Concerned {
  readonly validatedUlaCount: number;
  readonly activeSubscriptionCount: number;
}

interface Resident extends Concerned {
  readonly fullName: string;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

function concerned({ validatedUlaCount: ties, activeSubscriptionCount: subscriptions }: Concerned): string {
  const kept =
    ties === 0
      ? "Aucun rattachement validé n’est concerné."
      : `${counted(ties, "rattachement validé est concerné", "rattachements validés sont concernés")}. L’accès est coupé\u202f; les rattachements restent.`;
  const billed =
    subscriptions === 0
      ? ""
      : ` ${counted(subscriptions, "abonnement n’est plus facturé", "abonnements ne sont plus facturés")} jusqu’à la réactivation.`;
  return kept + billed;
}

export const userTexts = {
  list: listTextsOf(userNoun, {
    first: "Créez un résident ici, ou importez-les par fichier depuis la fiche d’un portefeuille.",
  }),
  state: {
    disable: {
      label: "Désactiver",
      question: (resident: Resident): Question => ({
        title: `Désactiver le compte ${quoted(resident.fullName)}\u202f?`,
        detail: concerned(resident),
        confirmLabel: "Désactiver le compte",
      }),
      done: (name: string) => `Désactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "désactivation effectuée", "désactivations effectuées"),
      detailForAll: (rows: readonly Concerned[]) =>
        concerned({
          validatedUlaCount: sum(rows.map(({ validatedUlaCount }) => validatedUlaCount)),
          activeSubscriptionCount: sum(rows.map(({ activeSubscriptionCount }) => activeSubscriptionCount)),
        }),
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
  caller: {
    incident: newOne(incidentNoun),
    callback: newOne(callbackNoun),
    order: newOne(orderNoun),
    write: "Écrire au résident",
    disabled: "Ce résident est désactivé\u00a0: réactivez-le d’abord.",
  },
  main: "Profil",
  subscriptions: {
    title: "Abonnements",
    searchPlaceholder: "Rechercher un abonnement",
    empty: "Aucun abonnement souscrit",
    noMatch: "Aucun abonnement ne correspond",
  } satisfies ListTexts,
  sections: { identity: "Identité", contact: "Coordonnées", account: "Compte" },
  help: {
    email: "Identifie le résident\u00a0: chaque adresse ne sert qu’une fois.",
    language: "Langue des messages envoyés au résident.",
  },
} as const;
