import { isolated } from "./typed-text.ts";

/** The most telling first. */
const nameColumns = [
  "name",
  "fullName",
  "label",
  "number",
  "title",
  "subject",
  "userName",
  "reference",
  "fileName",
  "email",
] as const;

export type WithOwnName =
  | {
      readonly [C in (typeof nameColumns)[number]]: { readonly [K in C]: string };
    }[(typeof nameColumns)[number]]
  | { readonly firstName: string; readonly lastName: string };

/**
 * First and last name, or the first name column. Default of lists, pages, confirmations and history. It changes
 * nothing beside it: see {@link isolated}.
 */
export function ownName(record: Readonly<object>): string | undefined {
  const columns: Readonly<Record<string, unknown>> = { ...record };
  const { firstName, lastName } = columns;
  if (typeof firstName === "string" && typeof lastName === "string")
    return isolated(`${firstName} ${lastName}`.trim());
  const column = nameColumns.find((each) => typeof columns[each] === "string");
  return column === undefined ? undefined : isolated(String(columns[column]));
}
