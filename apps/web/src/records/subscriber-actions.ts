import {
  subscriptionRoutes as routes,
  subscriptionTransitions,
} from "@palier/contract/areas/concierge/subscription";
import { leadsTo } from "@palier/contract/kit/states";
import { CloseIcon, PauseIcon, PlayIcon } from "@palier/ui";
import { type PressAction, press, type Question, type RecordAction } from "#actions/action.ts";
import type { RowOf } from "#lists/define-list.ts";
import { subscriberTexts as texts } from "./subscriber.texts.ts";

type Subscriber = RowOf<typeof routes.subscribers>;
type Status = Subscriber["status"];

export const subscriptionTones = { active: "success", suspended: "warning", ended: "neutral" } as const;

export const statusLooks = {
  suspended: { name: "suspend", icon: PauseIcon },
  active: { name: "resume", icon: PlayIcon },
  ended: { name: "end", icon: CloseIcon, tone: "danger" },
} as const;

const change = (status: Status): PressAction<Subscriber> =>
  press<Subscriber>(routes.changeSubscriberStatus, {
    ...statusLooks[status],
    label: texts[status].label,
    when: leadsTo(subscriptionTransitions, status),
    params: ({ id, subscriptionId }) => ({ subscriptionId, subscriberId: id }),
    body: ({ version }) => ({ status, version }),
    confirm: (row): Question => texts[status].one(row),
    done: ({ userName }) => texts[status].done(userName),
  });

export const subscriberActions: readonly RecordAction<Subscriber>[] = [
  change("suspended"),
  change("active"),
  change("ended"),
];
