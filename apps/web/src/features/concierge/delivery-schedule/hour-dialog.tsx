import { dataTablesQuery, maxPageLength } from "@palier/contract";
import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { order as entity, type OrderRow, orderRoutes } from "@palier/contract/areas/concierge/order";
import { Dialog, formatWeekday, RowActions, StatusDot, TextLink } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { RecordAction } from "#actions/action.ts";
import { rowActionsOf } from "#actions/row-actions.ts";
import { type ActionRunner, useActions } from "#actions/use-actions.tsx";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useAreas, useRecordPath } from "#areas/areas.tsx";
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

/** What is done about a delivery: of its order's actions, those that lead to the door. */
const aboutDelivery = new Set([
  "accepted",
  "preparing",
  "delivered",
  "accept",
  "reassign",
  "delivery",
  "undo",
]);

export function HourDialog({ cell, open, slots, order, onClose }: HourDialogProps) {
  const { orders, actions } = useOrdersOf(open ? cell.day : undefined);
  const runner = useActions<OrderRow>({
    nameOf: ({ number }) => number,
    current: ({ id }) => orders.get(id),
  });
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
                <SlotActions order={orders.get(slot.orderId)} actions={actions} runner={runner} />
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
  /** Undefined until read. */
  readonly order: OrderRow | undefined;
  readonly actions: readonly RecordAction<OrderRow>[];
  readonly runner: ActionRunner<OrderRow>;
}

function SlotActions({ order, actions, runner }: SlotActionsProps) {
  if (order === undefined) return null;
  const offered = rowActionsOf(actions, order, { run: runner.run });
  if (offered.length === 0) return null;
  return (
    <div className="schedule-hour__actions">
      {/* All in sight: a window has room for words. */}
      <RowActions
        rowName={order.number}
        worded
        actions={offered.map((action) => ({ ...action, inline: true }))}
      />
    </div>
  );
}

/** That day's orders, by id, and what their own page offers for a delivery. */
function useOrdersOf(day: string | undefined) {
  const area = useAreas().find(({ declaration }) => declaration.entity === "order" && !declaration.queue);
  const list = useQuery({
    queryKey: ["part", "concierge/order", "list"],
    queryFn: async () => (await area?.declaration.list?.())?.list ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = useQuery({
    queryKey: [...entityKey(entity.name), "to deliver", day],
    queryFn: ({ signal }) => ordersOf(day ?? "", signal),
    enabled: day !== undefined,
  });
  return useMemo(
    () => ({
      orders: new Map(data?.map((order) => [order.id, order])),
      actions: (list.data?.definition.actions ?? []).filter(({ name }) => aboutDelivery.has(name)),
    }),
    [data, list.data],
  );
}

async function ordersOf(day: string, signal: AbortSignal): Promise<readonly OrderRow[]> {
  const paging = dataTablesQuery({ draw: 1, page: 0, search: "", order: [], columns: [] });
  const filters = { deliveryFrom: day, deliveryTo: day };
  return (await call(orderRoutes.list, { query: { ...paging, length: maxPageLength, ...filters }, signal }))
    .data;
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
