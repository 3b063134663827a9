import type { Order } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import { AmountIcon, ConversationIcon, LockIcon, type TimelineEntry, UndoIcon } from "@palier/ui";
import { orderTexts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";

const texts = orderTexts.timeline;

/** Oldest first. */
export function timelineOf(order: Order): TimelineEntry[] {
  const entries: Omit<TimelineEntry, "key">[] = [
    ...order.steps.map(({ at, byAdmin, status }) => ({
      at,
      byWhom: byAdmin ?? undefined,
      title: status === "new" ? texts.created : words.status[status],
      tone: orderTones.status[status],
    })),
    ...order.validations.map(({ at, byAdmin, amountCents, reason }) => ({
      at,
      byWhom: byAdmin,
      title: texts.validated(amountCents),
      body: reason ?? undefined,
      tone: "success" as const,
      icon: AmountIcon,
    })),
    ...order.comments.map(({ at, byAdmin, body, visibility }) => ({
      at,
      byWhom: byAdmin,
      title: texts.commented[visibility],
      body,
      readers: visibility === "resident" ? ("resident" as const) : ("team" as const),
      tone: visibility === "resident" ? ("accent" as const) : ("warning" as const),
      icon: visibility === "resident" ? ConversationIcon : LockIcon,
    })),
    ...order.refunds.map(({ at, byAdmin, amountCents, reason }) => ({
      at,
      byWhom: byAdmin,
      title: texts.refunded(amountCents),
      body: reason,
      tone: "warning" as const,
      icon: UndoIcon,
    })),
  ];
  // The sort is stable for entries of one second.
  return entries.sort((a, b) => a.at.localeCompare(b.at)).map((entry, key) => ({ key, ...entry }));
}
