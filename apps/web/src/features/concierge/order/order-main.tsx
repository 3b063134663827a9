import { type Order, orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { Card, Timeline } from "@palier/ui";
import { CommentForm } from "#records/comments.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { OrderItems } from "./order-items.tsx";
import { orderTimeline } from "./order-timeline.ts";

export function OrderMain({ record: order }: { readonly record: Order }) {
  return (
    <>
      <Card title={texts.items.title} flush>
        <OrderItems order={order} />
      </Card>
      <Card title={texts.timeline.title}>
        <Timeline label={texts.timeline.label(order.number)} entries={orderTimeline(order)} />
      </Card>
      <CommentForm
        routes={routes.comment}
        params={{ orderId: order.id }}
        record={texts.comment.of(order.number)}
        resident={order.userName}
      />
    </>
  );
}
