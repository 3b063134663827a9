import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { Select } from "@palier/ui";
import { useMemo } from "react";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import type { DeliverySlot, WeekFilter, WeekFilterValues } from "./use-week.ts";

interface WeekFiltersProps {
  readonly slots: readonly DeliverySlot[];
  readonly filters: WeekFilterValues;
  readonly onChange: (name: WeekFilter, value: string) => void;
}

/** Each name of the week once, by its id. */
function namesIn(pairs: readonly (readonly [number | null, string | null])[]) {
  const { compare } = new Intl.Collator("fr");
  const names = new Map(
    pairs.flatMap(([id, name]) => (id === null || name === null ? [] : [[String(id), name] as const])),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}

/** Narrows the week to a concierge, a place or a state: what the week itself has is offered. */
export function WeekFilters({ slots, filters, onChange }: WeekFiltersProps) {
  const offered = useMemo(
    () => ({
      supplierId: {
        label: words.slot.fields.supplierName,
        options: namesIn(slots.map(({ supplierId, supplierName }) => [supplierId, supplierName])),
      },
      deliveryPointId: {
        label: words.slot.fields.deliveryPointName,
        options: namesIn(slots.map((slot) => [slot.deliveryPointId, slot.deliveryPointName])),
      },
      status: {
        label: words.slot.fields.status,
        options: Object.entries(words.status).map(([value, label]) => ({ value, label })),
      },
    }),
    [slots],
  );
  const select = (name: WeekFilter) => (
    <Select
      aria-label={offered[name].label}
      value={filters[name] ?? ""}
      placeholder={texts.any(offered[name].label)}
      options={offered[name].options}
      onValueChange={(value) => onChange(name, value)}
    />
  );
  return (
    <div className="schedule-filters">
      {select("supplierId")}
      {select("deliveryPointId")}
      {select("status")}
    </div>
  );
}
