import { type Order, orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { Card, Timeline } from "@palier/ui";
import { useState } from "react";
import { InlineForm } from "#actions/inline-form.tsx";
import { FormField } from "#forms/form-field.tsx";
import type { FormValues } from "#forms/form-values.ts";
import { useAddressAsks } from "#navigation/address-asks.ts";
import { ReadyAnswerText } from "#records/ready-answer-text.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { OrderItems } from "./order-items.tsx";
import { timelineOf } from "./order-timeline.ts";
import "./order-main.css";

/** Internal by default. */
const readersOf = ({ visibility }: FormValues): "internal" | "resident" =>
  visibility === "resident" ? "resident" : "internal";

/** Comments need no lock and make no form stale. */
export function OrderMain({ record: order }: { readonly record: Order }) {
  const [isAsked, setAsked] = useState(false);
  useAddressAsks((asked) => {
    if (asked !== "comment") return false;
    setAsked(true);
    return true;
  });
  return (
    <>
      <Card title={texts.items.title} flush>
        <OrderItems order={order} />
      </Card>
      <Card title={texts.timeline.title}>
        <Timeline label={texts.timeline.label(order.number)} entries={timelineOf(order)} />
      </Card>
      <Card title={texts.comment.form}>
        <InlineForm
          // The address of §2 for a comment leads to its text.
          {...(isAsked ? { firstField: "body" } : {})}
          routes={routes.comment}
          params={{ orderId: order.id }}
          label={texts.comment.form}
          saveLabel={(values) => texts.comment.send[readersOf(values)]}
          done={texts.comment.done(order.number)}
          fields={(form) => (
            <div className={`order-comment order-comment--${readersOf(form.state.values)}`}>
              <FormField
                form={form}
                name="visibility"
                help={
                  readersOf(form.state.values) === "resident"
                    ? texts.comment.readers.resident(order.userName)
                    : texts.comment.readers.internal
                }
              />
              <FormField
                form={form}
                name="body"
                control={(slot) => <ReadyAnswerText slot={slot} readOnly={form.readOnly} />}
              />
            </div>
          )}
        />
      </Card>
    </>
  );
}
