import { z } from "zod";
import type { CountedTabs, TabFilters } from "./counted-tabs.ts";
import * as field from "./field.ts";
import { countTexts as texts } from "./kit.texts.ts";
import type { Place } from "./route-meta.ts";
import { show } from "./show.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

type FiltersOf<F extends Shape> = { readonly [K in keyof F]?: z.input<F[K]> & string };

export interface TabCountNotes<F extends Shape, T> {
  readonly list: { readonly metadata: { readonly template: string; readonly filters: F } };
  readonly tabs: T & {
    readonly [K in keyof T]: FiltersOf<F> & { readonly [X in Exclude<keyof T[K], keyof F>]: never };
  };
}

/** Rows per tab, each equal to the list's `recordsFiltered`. `at` is the server time used for « today ». */
export function tabCounts<
  const P extends string,
  F extends Shape,
  const T extends Readonly<Record<string, TabFilters>>,
>(place: Required<Place>, path: P, { list, tabs }: TabCountNotes<F, T>) {
  // Plain strings: declaration files cannot express a generic type's keys.
  const names: readonly string[] = Object.keys(tabs);
  const answer = z.object({
    at: field.titled(field.dateTime(), texts.at, "extension"),
    counts: field.titled(z.record(z.enum(names), field.count()), texts.counts, "extension"),
  });
  const counted: CountedTabs = { list: list.metadata.template, tabs };
  return show<P, typeof answer>(place, path, { answer, counted, note: noteOf(counted) });
}

export type TabCounts<
  P extends string,
  F extends Shape,
  T extends Readonly<Record<string, TabFilters>>,
> = ReturnType<typeof tabCounts<P, F, T>>;

/** For the API document. */
function noteOf({ list, tabs }: CountedTabs): string {
  const lines = Object.entries(tabs).map(([name, filters]) => {
    const query = Object.entries(filters).map(([key, value]) => `${key}=${value}`);
    return `${name}: ${query.length === 0 ? "no filter" : query.join("&")}`;
  });
  return `Each count is recordsFiltered of ${list} under these filters. ${lines.join("; ")}.`;
}
