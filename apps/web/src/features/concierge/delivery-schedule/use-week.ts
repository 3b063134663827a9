import { noneWord } from "@palier/contract";
import {
  type DeliveryWeek,
  deliveryScheduleRoutes as routes,
} from "@palier/contract/areas/concierge/delivery-schedule";
import { dayAfter, mondayOf } from "@palier/contract/kit/paris-time";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { type NavigateOptions, useLocation, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";

export const weekFilters = ["supplierId", "deliveryPointId", "status"] as const;
export type WeekFilter = (typeof weekFilters)[number];
export type WeekFilterValues = Readonly<Partial<Record<WeekFilter, string>>>;
export type DeliverySlot = DeliveryWeek["slots"][number];

const api = clientOf(routes);

/** `2026-11-16` and 1 → `2026-11-23`. */
export const weekAfter = (monday: string, weeks: number): string => dayAfter(monday, 7 * weeks);

/** Without a week in the URL the server uses its own clock; `view=day` shows one day of it, at any width. */
export function useWeek() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const byDay = search.get("view") === "day";
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
  // URL input must stay one path segment.
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
  const hour = hourOf(search.get("hour"));
  // An address without a week means another one since: its hour is not in the present week.
  const elsewhere = asked === undefined && hour !== undefined ? mondayOf(hour.day) : undefined;
  const isElsewhere =
    elsewhere !== undefined && query.data !== undefined && elsewhere !== query.data.weekStart;
  useEffect(() => {
    if (!isElsewhere) return;
    const toItsWeek = (before: URLSearchParams) => new URLSearchParams([...before, ["week", elsewhere]]);
    setSearch(toItsWeek, { replace: true });
  }, [isElsewhere, elsewhere, setSearch]);
  return {
    asked,
    filters,
    query,
    /** Rendered at once, so that two presses lead two weeks on. */
    change: (name: string, value: string | undefined): void => set(name, value, { flushSync: true }),
    hour,
    /** To mark; linked from its page. */
    order: Number(search.get("order") ?? 0),
    byDay,
    /** Links between the week and the day, with all else as it is. */
    views: { week: placeOf(pathname, search, undefined), day: placeOf(pathname, search, "day") },
    /** The day that was chosen, or whose hour is open. */
    day: search.get("day") ?? hour?.day,
    /** Replaces the URL: days are no steps back. */
    chooseDay: (day: string): void => set("day", day, { replace: true }),
    /** Replaces the URL, for the way back from an order. */
    openHour: (hour: WeekHour | undefined): void =>
      set("hour", hour && `${hour.day}T${String(hour.hour).padStart(2, "0")}`, { replace: true }),
    clear: () =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        for (const name of weekFilters) next.delete(name);
        return next;
      }),
  };
}

function placeOf(pathname: string, search: URLSearchParams, view: string | undefined): string {
  const to = new URLSearchParams(search);
  for (const name of ["view", "hour", "order"]) to.delete(name);
  if (view !== undefined) to.set("view", view);
  return to.size === 0 ? pathname : `${pathname}?${to}`;
}

/** In the URL: `2026-11-24T10`. */
export interface WeekHour {
  readonly day: string;
  readonly hour: number;
}

function hourOf(text: string | null): WeekHour | undefined {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d)$/.exec(text ?? "") ?? [];
  return day === undefined || hour === undefined || !isDay(day) ? undefined : { day, hour: Number(hour) };
}

/** Not « 2026-02-30 » either, which `Date.parse` takes for the second of March. */
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Undefined if the address names no day. */
export const mondayAsked = (asked: string): string | undefined =>
  isDay(asked) ? mondayOf(asked) : undefined;

export const passes = (slot: DeliverySlot, filters: WeekFilterValues): boolean =>
  weekFilters.every(
    (name) => filters[name] === undefined || String(slot[name] ?? noneWord) === filters[name],
  );
