import { quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";

/** What but a subscriber's own status keeps him from being billed. */
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

/** « Ce résident ne sera plus facturé pour « Panier du mois » »; who is not billed already will not be. */
const noLonger = ({ subscriptionName, unbilled }: One): string =>
  `Ce résident ne sera ${unbilled === null ? "plus" : "pas"} facturé pour ${quoted(subscriptionName)}`;

/** What a resumed subscriber is billed, and when not. */
const again = ({ subscriptionName, unbilled }: One): string =>
  unbilled === null
    ? `Ce résident sera de nouveau facturé pour ${quoted(subscriptionName)}, à son jour de facturation.`
    : `Ce résident ne sera pas facturé pour ${quoted(subscriptionName)} ${heldWhile[unbilled]}.`;

/** For a subscriber's end and the whole subscription's. */
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
