import { dayMeant, isDayWord } from "@palier/contract";
import { formatDate } from "@palier/ui";
import type { ListFilter } from "./list-parts.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

export interface Period {
  readonly from: ListFilter;
  readonly to: ListFilter;
  readonly label: string;
}

/** URL values: days, day words, or empty. */
export interface PeriodValue {
  readonly from: string;
  readonly to: string;
}

export type PresetName = keyof typeof texts.period.presets;

const presets: Readonly<Record<PresetName, PeriodValue>> = {
  before: { from: "", to: "yesterday" },
  weekAgo: { from: "", to: "weekAgo" },
  yesterday: { from: "yesterday", to: "yesterday" },
  today: { from: "today", to: "today" },
  tomorrow: { from: "tomorrow", to: "tomorrow" },
  week: { from: "weekStart", to: "weekEnd" },
};

export const presetsOf = ({ from }: Period): readonly (PeriodValue & { readonly name: PresetName })[] =>
  (from.ahead ? aheadNames : pastNames).map((name) => ({ name, ...presets[name] }));

const aheadNames: readonly PresetName[] = ["before", "today", "tomorrow", "week"];
const pastNames: readonly PresetName[] = ["today", "yesterday", "week", "weekAgo"];

/** The period that begins with this filter, if any. */
export function periodOf(filters: readonly ListFilter[], from: ListFilter): Period | undefined {
  if (from.narrows?.op !== "from") return undefined;
  const { column } = from.narrows;
  const to = filters.find(({ narrows }) => narrows?.op === "to" && narrows.column === column);
  return to === undefined ? undefined : { from, to, label: texts.dated(from.label) };
}

export const isPeriodEnd = (filters: readonly ListFilter[], { narrows }: ListFilter): boolean =>
  narrows?.op === "to" &&
  filters.some((each) => each.narrows?.op === "from" && each.narrows.column === narrows.column);

export const periodValue = ({ from, to }: Period, values: ListState["filters"]): PeriodValue => ({
  from: values[from.name] ?? "",
  to: values[to.name] ?? "",
});

/** Ends before it begins: no row can match. `now`: epoch ms, for day words. */
export const isBackwards = ({ from, to }: PeriodValue, now: number): boolean =>
  from !== "" && to !== "" && dayMeant(from, now) > dayMeant(to, now);

export const backwardsPeriod = (
  filters: readonly ListFilter[],
  values: ListState["filters"],
  now: number,
): Period | undefined =>
  filters
    .flatMap((filter) => periodOf(filters, filter) ?? [])
    .find((period) => isBackwards(periodValue(period, values), now));

/** « aujourd’hui », « du 01/11/2026 au 30/11/2026 ». */
export function periodText({ from, to }: PeriodValue): string | undefined {
  if (from === "" && to === "") return undefined;
  const name = presetNames.find((each) => presets[each].from === from && presets[each].to === to);
  if (name !== undefined) return texts.period.presets[name];
  if (isDayWord(from) || isDayWord(to)) return texts.period.range(dayText(from), dayText(to));
  if (to === "") return texts.period.from(from);
  return from === "" ? texts.period.to(to) : texts.period.between(from, to);
}

const presetNames: readonly PresetName[] = ["before", "weekAgo", "yesterday", "today", "tomorrow", "week"];

function dayText(value: string): string {
  if (value === "") return "";
  return isDayWord(value) ? texts.period.words[value] : formatDate(value);
}
