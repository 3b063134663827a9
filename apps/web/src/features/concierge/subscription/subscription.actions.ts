import {
  subscriptionRoutes as routes,
  subscriptionTransitions,
} from "@palier/contract/areas/concierge/subscription";
import { leadsTo } from "@palier/contract/kit/states";
import { type PressAction, press, type Question, type RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { statusLooks } from "#records/subscriber-actions.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

type Subscription = RowOf<typeof routes.list>;
type Status = Subscription["status"];

/**
 * Asks even if empty, without undo: a subscriber may be billed in between. Sends the number (409 if it grew).
 */
const change = (status: Status): PressAction<Subscription> =>
  press<Subscription>(routes.changeStatus, {
    ...statusLooks[status],
    label: texts.change[status].label,
    when: leadsTo(subscriptionTransitions, status),
    params: ({ id }) => ({ id }),
    body: ({ activeSubscriberCount, version }) => ({ status, activeSubscriberCount, version }),
    confirm: (row): Question => texts.change[status].whole(row),
    done: ({ name }) => texts.change[status].done(name),
  });

export const subscriptionActions: readonly RecordAction<Subscription>[] = [
  change("suspended"),
  change("active"),
  change("ended"),
  deletion(routes.delete),
];
