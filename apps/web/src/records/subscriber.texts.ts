import { quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";

/** What else than their own status prevents billing. */
type Unbilled = "disabled" | "noBuilding" | "suspended" | null;

interface One {
  readonly userName: string;
  readonly subscriptionName: string;
  readonly unbilled: Unbilled;
}

const heldWhile = {
  disabled: "tant que son compte est désactivé",
  noBuilding: "tant qu’il n’a pas d’immeuble",
  suspended: "tant que cet abonnement est suspendu",
} as const;

/** « pas » for a subscriber who is not billed already. */
const noLonger = ({ subscriptionName, unbilled }: One): string =>
  `Ce résident ne sera ${unbilled === null ? "plus" : "pas"} facturé pour ${quoted(subscriptionName)}`;

const again = ({ subscriptionName, unbilled }: One): string =>
  unbilled === null
    ? `Ce résident sera de nouveau facturé pour ${quoted(subscriptionName)}, à son jour de facturation.`
    : `Ce résident ne sera pas facturé pour ${quoted(subscriptionName)} ${heldWhile[unbilled]}.`;

export const finalEnd = "Cette fin est définitive.";

export const subscriberTexts = {
  suspended: {
    label: "Suspendre",
    one: (row: One): Question => ({
      title: `Suspendre l’abonné ${quoted(row.userName)}\u202f?`,
      detail: `${noLonger(row)} jusqu’à sa reprise.`,
      confirmLabel: "Suspendre l’abonné",
    }),
    done: (name: string) => `Suspension effectuée\u00a0: ${name}`,
  },
  active: {
    label: "Reprendre",
    one: (row: One): Question => ({
      title: `Reprendre l’abonné ${quoted(row.userName)}\u202f?`,
      detail: again(row),
      confirmLabel: "Reprendre l’abonné",
    }),
    done: (name: string) => `Reprise effectuée\u00a0: ${name}`,
  },
  ended: {
    label: "Terminer",
    one: (row: One): Question => ({
      title: `Terminer l’abonné ${quoted(row.userName)}\u202f?`,
      detail: `${noLonger(row)}. ${finalEnd}`,
      confirmLabel: "Terminer l’abonné",
    }),
    done: (name: string) => `Fin enregistrée\u00a0: ${name}`,
  },
} as const;
