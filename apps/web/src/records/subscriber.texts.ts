import { quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";

interface One {
  readonly userName: string;
  readonly subscriptionName: string;
}

/** For a subscriber's end and the whole subscription's. */
export const finalEnd = "Cette fin est définitive.";

export const subscriberTexts = {
  suspended: {
    label: "Suspendre",
    one: ({ userName, subscriptionName }: One): Question => ({
      title: `Suspendre l’abonné ${quoted(userName)}\u202f?`,
      detail: `Ce résident ne sera plus facturé pour ${quoted(subscriptionName)} jusqu’à sa reprise.`,
      confirmLabel: "Suspendre l’abonné",
    }),
    done: (name: string) => `Suspension effectuée\u00a0: ${name}`,
  },
  active: {
    label: "Reprendre",
    one: ({ userName, subscriptionName }: One): Question => ({
      title: `Reprendre l’abonné ${quoted(userName)}\u202f?`,
      detail: `Ce résident sera de nouveau facturé pour ${quoted(subscriptionName)}, à son jour de facturation.`,
      confirmLabel: "Reprendre l’abonné",
    }),
    done: (name: string) => `Reprise effectuée\u00a0: ${name}`,
  },
  ended: {
    label: "Terminer",
    one: ({ userName, subscriptionName }: One): Question => ({
      title: `Terminer l’abonné ${quoted(userName)}\u202f?`,
      detail: `Ce résident ne sera plus facturé pour ${quoted(subscriptionName)}. ${finalEnd}`,
      confirmLabel: "Terminer l’abonné",
    }),
    done: (name: string) => `Fin enregistrée\u00a0: ${name}`,
  },
} as const;
