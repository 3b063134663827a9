import { orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { ConciergeIcon, PlanningIcon } from "@palier/ui";
import type { PressAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { deliveryTexts as texts } from "./delivery.texts.ts";

interface DeliveredOrder {
  readonly id: number;
  readonly number: string;
}

/** Its schedule slot follows. */
export const moveDelivery = <R extends DeliveredOrder>(when: (order: R) => boolean) =>
  formAction(routes.delivery, {
    name: "delivery",
    label: texts.move.label,
    saveLabel: texts.move.save,
    icon: PlanningIcon,
    when,
    params: ({ id }: R) => ({ id }),
    title: ({ number }) => texts.move.title(number),
    done: ({ number }) => texts.move.done(number),
    fields: (form, _, { FormField }) => <FormField form={form} name="deliveryAt" help={texts.move.help} />,
  });

/** Accepts an order for a concierge, or reassigns it. */
export const chooseConcierge = <R extends DeliveredOrder>(
  name: "accept" | "reassign",
  takenBack: PressAction<R>,
  when: (order: R) => boolean,
) =>
  formAction(routes.status, {
    name,
    label: texts.supplier[name].label,
    saveLabel: texts.supplier[name].save,
    icon: ConciergeIcon,
    takenBack,
    when,
    params: ({ id }: R) => ({ id }),
    title: ({ number }) => texts.supplier[name].title(number),
    fixed: { status: "accepted" },
    done: ({ number }) => texts.supplier[name].done(number),
    fields: (form, _, { FormField }) => (
      <FormField form={form} name="supplierId" help={texts.supplier.help} />
    ),
  });
