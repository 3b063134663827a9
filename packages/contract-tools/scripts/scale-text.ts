import { indexesOf, type ListedTable, listedTables, quoted, searchedColumns } from "./scale-model.ts";

export const headText = `-- Written by \`npm run generate\` out of the contract: the indexes that its orders, filters and searches need.
--
-- Each table holds the rows of one entity as the contract's lists show them. Where a backend keeps a column in another
-- table (the name of an order's resident), it either keeps a copy beside the row, as here, or asks for fewer rows first.
-- An index goes on to the id, so that rows that are even in a column stand in one order and pages never overlap.
-- A column that may be empty has two, since empty values stand last both ways.

create extension if not exists pg_trgm;
create collation if not exists french (provider = icu, locale = 'fr-FR');

-- A text without case and accents, as searches compare it.
create or replace function fold(text) returns text language sql immutable parallel safe as $$
  select replace(replace(lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g')), E'\\u0153', 'oe'), E'\\u00e6', 'ae')
$$;
`;

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
  const read = searchedColumns(table).map(({ name }) => `coalesce(${quoted(name)}, '')`);
  if (read.length > 0)
    columns.push(
      `  -- Every word of a search stands in one of these; a search in one column looks here first, and then there.\n` +
        `  "searchText" text generated always as (fold(${read.join(" || ' ' || ")})) stored`,
    );
  return `create table ${quoted(table.name)} (\n${columns.join(",\n")}\n);\n`;
}
