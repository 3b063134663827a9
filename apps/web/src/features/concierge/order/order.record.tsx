import { order, orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { defineShownRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { DeliveryAddress } from "./delivery-address.tsx";
import { orderActions } from "./order.actions.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { orderTones } from "./order.tones.ts";
import { OrderMain } from "./order-main.tsx";
import { deliveryFact } from "./order-slot.ts";

/** Readable at any time; each action's dialog takes the lock. */
export const record = defineShownRecord({
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
  actions: orderActions,
  Contact: ({ record }) => (
    <>
      <DeliveryAddress order={record} />
      <ResidentContact id={record.userId} />
    </>
  ),
  Main: OrderMain,
});
