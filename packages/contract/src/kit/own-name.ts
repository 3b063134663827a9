/** Columns that read like a name, the most telling first. */
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

/** What has a name of its own by its columns. */
export type WithOwnName =
  | {
      readonly [C in (typeof nameColumns)[number]]: { readonly [K in C]: string };
    }[(typeof nameColumns)[number]]
  | { readonly firstName: string; readonly lastName: string };

/**
 * How a record is called by its own columns: the first that reads like a name, a person by first and last name; undefined
 * for one without any. Lists, record pages, questions and the history use it unless they say otherwise.
 */
export function ownName(record: Readonly<object>): string | undefined {
  const columns: Readonly<Record<string, unknown>> = { ...record };
  const { firstName, lastName } = columns;
  if (typeof firstName === "string" && typeof lastName === "string") return `${firstName} ${lastName}`.trim();
  const column = nameColumns.find((each) => typeof columns[each] === "string");
  return column === undefined ? undefined : String(columns[column]);
}
