import { subscriptionNoun } from "@palier/contract/areas/concierge/subscription.noun.texts";
import { counted, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";
import { finalEnd, subscriberTexts } from "#records/subscriber.texts.ts";

interface Whole {
  readonly name: string;
  readonly status: string;
  readonly activeSubscriberCount: number;
}

function noLonger(count: number): string {
  if (count === 0) return "Aucun abonné n’est facturé";
  return counted(count, "abonné ne sera plus facturé", "abonnés ne seront plus facturés");
}

function again(count: number): string {
  if (count === 0) return "Aucun abonné ne sera facturé.";
  return counted(
    count,
    "abonné sera de nouveau facturé, à son jour de facturation.",
    "abonnés seront de nouveau facturés, chacun à son jour de facturation.",
  );
}

export const subscriptionTexts = {
  list: listTextsOf(subscriptionNoun, {
    first: "Un abonnement vend une prestation par période\u00a0: créez d’abord la prestation.",
  }),
  subscribers: {
    title: "Abonnés",
    searchPlaceholder: "Rechercher un abonné",
    empty: "Personne n’a encore souscrit cet abonnement",
    noMatch: "Aucun abonné ne correspond",
  } satisfies ListTexts,
  change: {
    suspended: {
      ...subscriberTexts.suspended,
      whole: ({ name, activeSubscriberCount }: Whole): Question => ({
        title: `Suspendre ${quoted(name)}\u202f?`,
        detail: `${noLonger(activeSubscriberCount)} jusqu’à la reprise. Chacun garde son statut et son jour de facturation.`,
        confirmLabel: "Suspendre l’abonnement",
      }),
    },
    active: {
      ...subscriberTexts.active,
      whole: ({ name, activeSubscriberCount }: Whole): Question => ({
        title: `Reprendre ${quoted(name)}\u202f?`,
        detail: `${again(activeSubscriberCount)} Un abonné suspendu individuellement le reste.`,
        confirmLabel: "Reprendre l’abonnement",
      }),
    },
    ended: {
      ...subscriberTexts.ended,
      whole: ({ name, status, activeSubscriberCount }: Whole): Question => ({
        title: `Terminer ${quoted(name)}\u202f?`,
        detail: `${status === "active" ? `${noLonger(activeSubscriberCount)}. ` : ""}L’abonnement se termine pour tous ses abonnés. ${finalEnd}`,
        confirmLabel: "Terminer l’abonnement",
      }),
    },
  },
  add: {
    label: "Ajouter un abonné",
    title: (name: string) => `Ajouter un abonné à ${quoted(name)}`,
    save: "Ajouter",
    help: "Un résident qui a un immeuble. L’abonnement commence aujourd’hui, la facturation une période plus tard.",
    done: (name: string) => `Abonné ajouté\u00a0: ${name}`,
  },
  sections: { identity: "Identité", price: "Prix" },
  help: { price: "Pour une période." },
} as const;
