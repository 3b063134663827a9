import { noneWord } from "@palier/contract";
import { deliveryPointRoutes } from "@palier/contract/areas/concierge/delivery-point";
import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { Select } from "@palier/ui";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { optionQuery } from "#api/options.ts";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import { type DeliverySlot, type WeekFilter, type WeekFilterValues, weekFilters } from "./use-week.ts";

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type Offered = Readonly<
  Record<WeekFilter, { readonly label: string; readonly options: readonly SelectOption[] }>
>;

interface WeekFiltersProps {
  readonly slots: readonly DeliverySlot[];
  readonly filters: WeekFilterValues;
  readonly onChange: (name: WeekFilter, value: string) => void;
}

const sources = {
  supplierId: { route: supplierRoutes.search, params: {} },
  deliveryPointId: { route: deliveryPointRoutes.search, params: {} },
} as const;

function namesIn(pairs: readonly (readonly [number | null, string | null])[]) {
  const { compare } = new Intl.Collator("fr");
  const names = new Map(
    pairs.flatMap(([id, name]) => (id === null || name === null ? [] : [[String(id), name] as const])),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}

/** Filters from the URL that the week lacks: shown to be removable, by id until named. */
function useAbsent(filters: WeekFilterValues, offered: Offered): ReadonlyMap<WeekFilter, SelectOption> {
  const absent = weekFilters.flatMap((filter) => {
    const id = filters[filter];
    return id === undefined || offered[filter].options.some(({ value }) => value === id)
      ? []
      : [{ filter, id }];
  });
  const searched = absent.flatMap(({ filter, id }) =>
    filter === "status" || !/^\d+$/.test(id) ? [] : [{ filter, query: optionQuery(sources[filter], id) }],
  );
  const answers = useQueries({ queries: searched.map(({ query }) => query) });
  const names = new Map<WeekFilter, string | undefined>(
    searched.map(({ filter }, at) => [filter, answers[at]?.data?.label]),
  );
  return new Map(
    absent.map(({ filter, id }) => [filter, { value: id, label: names.get(filter) ?? texts.unknown(id) }]),
  );
}

export function WeekFilters({ slots, filters, onChange }: WeekFiltersProps) {
  const offered = useMemo(
    (): Offered => ({
      supplierId: {
        label: words.slot.fields.supplierName,
        options: [
          { value: noneWord, label: texts.withoutSupplier },
          ...namesIn(slots.map(({ supplierId, supplierName }) => [supplierId, supplierName])),
        ],
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
  const absent = useAbsent(filters, offered);
  const optionsOf = (name: WeekFilter): readonly SelectOption[] => {
    const chosen = absent.get(name);
    return chosen === undefined ? offered[name].options : [...offered[name].options, chosen];
  };
  const select = (name: WeekFilter) => {
    const { label } = offered[name];
    const value = filters[name] ?? "";
    const options = optionsOf(name);
    const chosen = options.find((option) => option.value === value)?.label ?? value;
    return (
      <Select
        aria-label={label}
        value={value}
        placeholder={texts.any(label)}
        chosenLabel={texts.setTo(label, chosen)}
        options={options}
        onValueChange={(next) => onChange(name, next)}
      />
    );
  };
  return (
    <div className="schedule-filters">
      {select("supplierId")}
      {select("deliveryPointId")}
      {select("status")}
    </div>
  );
}
