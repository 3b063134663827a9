import { contract, type FieldError, routesOf, type View } from "@palier/contract";
import { planOf } from "../from-contract/list-plan.ts";
import { viewTexts as texts } from "./view.texts.ts";

const lists = new Map(routesOf(contract).map((entry) => [entry.name, entry]));

/** Unknown or repeated names. */
export function stateErrors({ list, filters, order, columns }: View): FieldError[] {
  const entry = lists.get(list);
  const plan = entry === undefined ? undefined : planOf(entry);
  if (entry?.meta.kind !== "table" || plan === undefined) return [];
  const known = entry.meta.filters;
  return [
    ...errorsOf(
      "filters",
      filters,
      ({ name }) => name,
      ({ name, value }) => {
        const schema = Object.hasOwn(known, name) ? known[name] : undefined;
        if (schema === undefined) return texts.unknownFilter(name);
        return schema.safeParse(value).success ? undefined : texts.badValue(name, value);
      },
    ),
    ...errorsOf(
      "order",
      order,
      ({ column }) => column,
      ({ column }) => (plan.columns.get(column)?.orderable === true ? undefined : texts.unsortable(column)),
    ),
    ...errorsOf(
      "columns",
      columns,
      ({ name }) => name,
      ({ name }) => (plan.columns.has(name) ? undefined : texts.unknownColumn(name)),
    ),
  ];
}

function errorsOf<T>(
  path: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  wrong: (entry: T) => string | undefined,
): FieldError[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    const name = nameOf(entry);
    const message = seen.has(name) ? texts.twice(name) : wrong(entry);
    seen.add(name);
    return message === undefined ? [] : [{ path: `${path}.${at}`, message }];
  });
}
