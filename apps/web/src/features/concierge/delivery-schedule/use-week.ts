import { noneWord } from "@palier/contract";
import {
  type DeliveryWeek,
  deliveryScheduleRoutes as routes,
} from "@palier/contract/areas/concierge/delivery-schedule";
import { dayAfter } from "@palier/contract/kit/paris-time";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";

export const weekFilters = ["supplierId", "deliveryPointId", "status"] as const;
export type WeekFilter = (typeof weekFilters)[number];
export type WeekFilterValues = Readonly<Partial<Record<WeekFilter, string>>>;
export type DeliverySlot = DeliveryWeek["slots"][number];

const api = clientOf(routes);

/** `2026-11-16` and 1 → `2026-11-23`. */
export const weekAfter = (monday: string, weeks: number): string => dayAfter(monday, 7 * weeks);

/** Without a week in the URL the server uses its own clock. */
export function useWeek() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("week") ?? undefined;
  const filters = useMemo(
    (): WeekFilterValues =>
      Object.fromEntries(
        weekFilters.flatMap((name) => {
          const value = search.get(name);
          return value === null || value === "" ? [] : [[name, value] as const];
        }),
      ),
    [search],
  );
  // URL input must stay a single path segment.
  const params = asked === undefined ? {} : { weekStart: encodeURIComponent(asked) };
  const query = api.week.useQuery({
    ...queryOf(routes.week, { params, query: {} }),
    placeholderData: keepPreviousData,
    select: ({ body }) => body,
  });
  const set = (name: string, value: string | undefined, options?: NavigateOptions): void => {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      // The order the admin came from stays marked until week or hour change.
      if (name !== "hour" || value === undefined) next.delete("order");
      if (value === undefined || value === "") next.delete(name);
      else next.set(name, value);
      return next;
    }, options);
  };
  return {
    asked,
    filters,
    query,
    change: (name: string, value: string | undefined): void => set(name, value),
    hour: hourOf(search.get("hour")),
    /** To mark; linked from its page. */
    order: Number(search.get("order") ?? 0),
    /** Replaces the URL: going back from an order returns to it. */
    openHour: (hour: WeekHour | undefined): void =>
      set("hour", hour && `${hour.day}T${String(hour.hour).padStart(2, "0")}`, { replace: true }),
    clear: () => setSearch(asked === undefined ? {} : { week: asked }),
  };
}

/** In the URL: `2026-11-24T10`. */
export interface WeekHour {
  readonly day: string;
  readonly hour: number;
}

function hourOf(text: string | null): WeekHour | undefined {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d)$/.exec(text ?? "") ?? [];
  return day === undefined || hour === undefined ? undefined : { day, hour: Number(hour) };
}

export const passes = (slot: DeliverySlot, filters: WeekFilterValues): boolean =>
  weekFilters.every(
    (name) => filters[name] === undefined || String(slot[name] ?? noneWord) === filters[name],
  );
