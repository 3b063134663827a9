import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { Dialog, formatWeekday, StatusDot, TextLink, type WeekCell } from "@palier/ui";
import { useRecordPath } from "#areas/areas.tsx";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import { slotTones } from "./delivery-schedule.tones.ts";
import type { DeliverySlot } from "./use-week.ts";

interface HourDialogProps {
  readonly cell: WeekCell;
  readonly open: boolean;
  readonly slots: readonly DeliverySlot[];
  readonly onClose: () => void;
}

/** The deliveries of one hour, each with its order, resident and state. */
export function HourDialog({ cell, open, slots, onClose }: HourDialogProps) {
  const keys = new Set(cell.slots.map(({ key }) => key));
  const title = texts.hour(formatWeekday(cell.day), cell.hour);
  return (
    <Dialog open={open} onOpenChange={onClose} title={title}>
      <ul className="schedule-hour">
        {slots
          .filter(({ id }) => keys.has(id))
          .map((slot) => (
            <li key={slot.id} className="schedule-hour__slot">
              <SlotLines slot={slot} />
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

function SlotLines({ slot }: { readonly slot: DeliverySlot }) {
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
      {slot.supplierId === null || slot.supplierName === null ? null : (
        <p>{link("supplier", slot.supplierId, slot.supplierName)}</p>
      )}
    </>
  );
}
