import type { ListedTable } from "./scale-model.ts";
import { type Column, quoted } from "./scale-names.ts";

/** Deterministic: thousands of names, a few large states, one value in nine missing. */
export function fillText(table: ListedTable, rows: number): string {
  const names = table.columns.map(({ name }) => quoted(name));
  const values = table.columns.map(columnValue);
  return `insert into ${quoted(table.name)} (${names.join(", ")})
select ${values.join(", ")} from generate_series(1, ${rows}) g`;
}

/** A pseudo-random number below n, different per column. */
const drawn = (salt: number, n: number | string): string =>
  `(((g::bigint * 2654435761 + ${salt * 7919}) # ((g::bigint * 2654435761) >> 13)) % ${n} + ${n}) % ${n}`;

function columnValue(column: Column, at: number): string {
  if (column.name === "id") return "g";
  const value = presentValue(column, at + 1);
  return column.isNullable ? `case when ${drawn(at + 50, 9)} = 0 then null else ${value} end` : value;
}

function presentValue({ name, type, field }: Column, salt: number): string {
  if (field.kind === "choice") {
    const keys = Object.keys(field.labels ?? { none: "" }).map((key) => `'${key}'`);
    // Half of the rows have the first state, a quarter the next, and so on.
    return `(array[${keys.join(", ")}])[1 + least(${keys.length - 1}, floor(-log(2, (1 + ${drawn(salt, 1000)})::numeric / 1001)))::integer]`;
  }
  if (name === "city") return `'Ville' || ${drawn(salt, 300)}`;
  if (field.kind === "phone") return `'+336' || lpad((${drawn(salt, 100_000_000)})::text, 8, '0')`;
  if (type === "text") return `'${name} ' || md5((${drawn(salt, 100_000)})::text)`;
  // True for few: to count a third, reading all rows is right.
  if (type === "boolean") return `${drawn(salt, 40)} = 0`;
  if (type === "date") return `date '2020-01-01' + (${drawn(salt, 2_500)})::integer`;
  if (type === "timestamptz")
    return `timestamptz '2020-01-01' + make_interval(mins => (${drawn(salt, 3_600_000)})::integer)`;
  if (type === "jsonb") return `jsonb_build_array('Ville ' || ${drawn(salt, 300)})`;
  return `(${drawn(salt, field.kind === "reference" ? 5_000 : 100_000)})`;
}
