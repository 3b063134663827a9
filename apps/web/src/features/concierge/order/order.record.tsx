import { type OrderRow, order, orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { userRoutes } from "@palier/contract/areas/user";
import { FormSection } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { FormField } from "#forms/form-field.tsx";
import { creation, defineShownRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { DeliveryAddress } from "./delivery-address.tsx";
import { awaitsAmount, orderActions } from "./order.actions.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";
import { OrderArticles } from "./order-articles.tsx";
import { OrderMain } from "./order-main.tsx";
import { deliveryFact } from "./order-slot.ts";

/** An amount that waits is decided before its order ends. */
function amountFirst(action: RecordAction<OrderRow>): RecordAction<OrderRow> {
  if (action.name === "amount") return { ...action, next: awaitsAmount };
  if (action.name !== "completed") return action;
  return { ...action, next: (row: OrderRow) => !awaitsAmount(row) && action.next?.(row) === true };
}

/** Readable at any time; each action's dialog takes the lock. */
const shown = defineShownRecord({
  entity: order,
  show: routes.show,
  history: routes.history,
  name: ({ number }) => texts.name(number),
  main: texts.main,
  facts: {
    status: { tones: orderTones.status },
    amountStatus: { tones: orderTones.amountStatus },
    userName: {},
    deliveryAt: deliveryFact,
    buildingName: {},
    deliveryPointName: {},
    supplierName: {},
    estimatedAmountCents: {},
    finalAmountCents: {},
    refundedCents: {},
    createdAt: {},
  },
  actions: orderActions.map(amountFirst),
  Contact: ({ record }) => (
    <>
      <DeliveryAddress order={record} />
      <ResidentContact id={record.userId} />
    </>
  ),
  Main: OrderMain,
});

export const record = {
  ...shown,
  create: creation({
    routes: routes.create,
    name: ({ number }) => texts.name(number),
    fields: (form) => (
      <>
        <FormSection title={texts.create.order}>
          <FormField
            form={form}
            name="userId"
            options={{ route: userRoutes.search, clears: ["articles", "deliveryPointId"] }}
          />
          <FormField
            form={form}
            name="articles"
            help={texts.create.articles.help}
            options={{ route: routes.articles, params: (value) => ({ userId: value("userId") }) }}
            control={(slot) => <OrderArticles slot={slot} errors={form.state.errors} />}
          />
        </FormSection>
        <FormSection title={texts.create.delivery}>
          <FormField
            form={form}
            name="deliveryPointId"
            help={texts.create.pointHelp}
            options={{ route: routes.deliveryPoints, params: (value) => ({ userId: value("userId") }) }}
          />
          <FormField form={form} name="deliveryAt" help={texts.create.deliveryHelp} />
          <FormField form={form} name="comment" help={texts.create.commentHelp} />
        </FormSection>
      </>
    ),
  }),
};
