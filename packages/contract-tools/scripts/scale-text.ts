import { readFileSync } from "node:fs";
import { withFold } from "./fold-sql.ts";
import { indexesOf, type ListedTable, listedTables } from "./scale-model.ts";
import { quoted } from "./scale-names.ts";
import { searchColumnsOf } from "./scale-search.ts";

/** Functions that the tables need. */
export const headText = withFold(readFileSync(new URL("scale-head.sql", import.meta.url), "utf8"));

/** Content of docs/scale/postgres.sql. */
export const scaleText = (): string => [headText, ...listedTables().map(tableText)].join("\n");

export const tableText = (table: ListedTable): string =>
  `${createText(table)}${indexesOf(table)
    .map(
      ({ name, on, serves }) => `create index ${quoted(name)} on ${quoted(table.name)} ${on}; -- ${serves}\n`,
    )
    .join("")}`;

/** The table without indexes, which slow inserts down. */
export function createText(table: ListedTable): string {
  const columns = table.columns.map(
    ({ name, type, isNullable }) =>
      `  ${quoted(name)} ${type}${name === "id" ? " primary key" : isNullable ? "" : " not null"}`,
  );
  for (const { name, type, expression } of searchColumnsOf(table.columns))
    columns.push(`  ${quoted(name)} ${type} generated always as (${expression}) stored`);
  return `create table ${quoted(table.name)} (\n${columns.join(",\n")}\n);\n`;
}
