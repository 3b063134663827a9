import { fieldMeta, isNullable } from "@palier/contract";
import type { z } from "zod";
import { BaseTable } from "../store/base-table.ts";
import { type AnyRow, catalog, columnsOf } from "./catalog.ts";

/** Rows by kind of field alone, for entities that the seed does not know. */
export function plainTable(name: string, count: number): BaseTable<AnyRow> {
  const entity = catalog.get(name);
  const shape = Object.entries(entity?.record.shape ?? {});
  const rowAt = (index: number): AnyRow => {
    const row: Record<string, unknown> = {};
    for (const [column, schema] of shape) row[column] = plainValue(name, column, schema, index);
    const demo = name === "accountAdmin" ? demoAccounts[index] : undefined;
    return { ...row, ...demo, id: index + 1, version: 1 };
  };
  return BaseTable.build({ name, columns: entity ? columnsOf(entity) : [], count, rowAt });
}

const demoAccounts = [
  { firstName: "Jeanne", lastName: "Martin", email: "jeanne.martin@palier.test" },
  { firstName: "Karim", lastName: "Benali", email: "karim.benali@palier.test" },
];
const cities = ["Lyon", "Nantes", "Rennes", "Saint-Denis", "Orl\u00e9ans", "B\u00e9ziers"];

function plainValue(entity: string, column: string, schema: z.ZodType, index: number): unknown {
  const { kind, labels = {} } = fieldMeta(schema);
  switch (kind) {
    case "id":
    case "count":
    case "number":
    case "money":
      return column === "position" ? index + 1 : (index * 7) % 90;
    case "reference":
      return isNullable(schema) ? null : 1 + (index % 5);
    case "flag":
      return true;
    case "list":
      return [];
    case "json":
      return null;
    case "choice":
      return Object.keys(labels)[index % Object.keys(labels).length] ?? "";
    case "date":
      return "2026-11-20";
    case "dateTime":
      return "2026-11-20T09:30:00Z";
    case "email":
      return `${entity}.${index + 1}@palier.test`.toLowerCase();
    case "phone":
      return "+33639980000";
    case "postalCode":
      return "69003";
    case "url":
      return "https://exemple.test/";
    case "color":
      return "#336699";
    case "text":
    case "longText":
    case "html":
      return column === "city" ? cities[index % cities.length] : `${column} ${index + 1}`;
  }
}
