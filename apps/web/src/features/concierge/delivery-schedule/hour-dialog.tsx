import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { Dialog, formatWeekday, RowActions, StatusDot, TextLink } from "@palier/ui";
import type { ReactNode } from "react";
import { rowActionsOf } from "#actions/row-actions.ts";
import { type ActionRunner, useActions } from "#actions/use-actions.tsx";
import { useRecordPath } from "#areas/areas.tsx";
import { chooseConcierge, type DeliveredOrder, moveDelivery } from "#records/delivery-actions.tsx";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import { slotTones } from "./delivery-schedule.tones.ts";
import type { DeliverySlot, WeekHour } from "./use-week.ts";

interface HourDialogProps {
  readonly cell: WeekHour;
  readonly open: boolean;
  readonly slots: readonly DeliverySlot[];
  readonly order: number;
  readonly onClose: () => void;
}

interface SlotOrder extends DeliveredOrder {
  readonly slot: DeliverySlot;
}

const orderOf = (slot: DeliverySlot): SlotOrder => ({ id: slot.orderId, number: slot.orderNumber, slot });

const isAhead = ({ slot: { status } }: SlotOrder): boolean => status === "planned" || status === "missed";

/** An order without a concierge is new, as acceptance requires one. */
const actions = [
  moveDelivery(isAhead),
  chooseConcierge("accept", (order: SlotOrder) => isAhead(order) && order.slot.supplierId === null),
];

export function HourDialog({ cell, open, slots, order, onClose }: HourDialogProps) {
  const runner = useActions<SlotOrder>({ nameOf: ({ number }) => number, current: (order) => order });
  const title = texts.hour(formatWeekday(cell.day), cell.hour);
  // Excludes slots moved to another hour.
  const ofHour = slots.filter(
    ({ date, from }) => date === cell.day && Number(from.slice(0, 2)) === cell.hour,
  );
  return (
    <>
      <Dialog open={open} onOpenChange={onClose} title={title} focusFallback={() => cellOfHour(cell)}>
        {ofHour.length === 0 ? <p>{texts.emptyHour}</p> : null}
        <ul className="schedule-hour">
          {ofHour.map((slot) => (
            <li
              key={slot.id}
              className="schedule-hour__slot"
              aria-current={slot.orderId === order ? "true" : undefined}
            >
              <SlotLines slot={slot}>
                <SlotActions order={orderOf(slot)} runner={runner} />
              </SlotLines>
            </li>
          ))}
        </ul>
      </Dialog>
      {runner.dialog}
    </>
  );
}

/** Coming back from an order, no cell had focus. */
const cellOfHour = ({ day, hour }: WeekHour): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-hour="${day} ${hour}"]`);

interface SlotActionsProps {
  readonly order: SlotOrder;
  readonly runner: ActionRunner<SlotOrder>;
}

function SlotActions({ order, runner }: SlotActionsProps) {
  const offered = rowActionsOf(actions, order, { run: runner.run });
  if (offered.length === 0) return null;
  return (
    <div className="schedule-hour__actions">
      <RowActions rowName={order.number} worded actions={offered} />
    </div>
  );
}

function SlotLines({ slot, children }: { readonly slot: DeliverySlot; readonly children: ReactNode }) {
  const pathOf = useRecordPath();
  const link = (entity: string, id: number, name: string) => {
    const href = pathOf(entity, id);
    return href === undefined ? name : <TextLink href={href}>{name}</TextLink>;
  };
  return (
    <>
      <p className="schedule-hour__head">
        <strong>{texts.times(slot.from, slot.to)}</strong>
        <StatusDot tone={slotTones[slot.status]}>{words.status[slot.status]}</StatusDot>
      </p>
      <p>{link("deliveryPoint", slot.deliveryPointId, slot.deliveryPointName)}</p>
      <p>
        {link("order", slot.orderId, slot.orderNumber)}
        {", "}
        {link("user", slot.userId, slot.userName)}
      </p>
      <p>
        {slot.supplierId === null || slot.supplierName === null
          ? texts.withoutSupplier
          : link("supplier", slot.supplierId, slot.supplierName)}
      </p>
      {children}
    </>
  );
}
