import type { Order } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import { AmountIcon, type TimelineEntry, UndoIcon } from "@palier/ui";
import { commentEntries, timelineOf } from "#records/comments.tsx";
import { orderTexts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";

const texts = orderTexts.timeline;

export const orderTimeline = (order: Order): TimelineEntry[] =>
  timelineOf([
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
    ...commentEntries(order.comments),
    ...order.refunds.map(({ at, byAdmin, amountCents, reason }) => ({
      at,
      byWhom: byAdmin,
      title: texts.refunded(amountCents),
      body: reason,
      tone: "warning" as const,
      icon: UndoIcon,
    })),
  ]);
