import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { userRoutes } from "@palier/contract/areas/user";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineList } from "./define-list.ts";
import { columnOf, filterOf } from "./list-parts.ts";

const texts = { title: "Commandes", searchPlaceholder: "", empty: "", noMatch: "" };

test("each filter of a list has a label of its own", () => {
  const { filters } = defineList({
    name: "order",
    texts,
    table: orderRoutes.amountToValidate,
    columns: { number: {} },
    filters: {
      status: {},
      buildingId: { options: buildingRoutes.search },
      supplierId: { options: supplierRoutes.search },
      deliveryFrom: {},
      deliveryTo: {},
      userId: { options: userRoutes.search },
    },
    order: [{ column: "number", dir: "desc" }],
    rowName: (row) => row.number,
  });
  expect(filters.map(({ label }) => label)).toEqual([
    "Statut",
    "Immeuble",
    "Concierge",
    "Livraison à partir du",
    "Livraison jusqu’au",
    "Résident",
  ]);
});

test("only a bound of days has words of its own: « à partir du »", () => {
  const { shape } = buildingRoutes.list.metadata.row;
  const lots = z
    .int()
    .optional()
    .meta({ "x-kind": "count", "x-filter": { column: "lotCount", op: "from" } });
  expect(() => filterOf("lotsFrom", shape, { lotsFrom: lots }, {})).toThrow("needs a label in its list");
  const label = "Lots au moins";
  expect(filterOf("lotsFrom", shape, { lotsFrom: lots }, { label }).label).toBe(label);
});

test("a switch is coloured by itself, and as its list says where it says so", () => {
  const columnsOf = (enabled: object) =>
    defineList({
      name: "supplier",
      texts,
      table: supplierRoutes.list,
      columns: { name: {}, enabled },
      filters: { city: { options: supplierRoutes.cities }, enabled: {} },
      order: [{ column: "name", dir: "asc" }],
      rowName: (row) => row.name,
    }).columns.map(({ definition }) => definition.tones);
  expect(columnsOf({})).toEqual([undefined, { true: "success", false: "neutral" }]);
  expect(columnsOf({ tones: { true: "danger" } })).toEqual([undefined, { true: "danger" }]);
});

test("A21 a list's search reads days, amounts, flags and states beside texts", () => {
  const supplier = supplierRoutes.list.metadata.row.shape;
  const order = orderRoutes.amountToValidate.metadata.row.shape;
  const columns = [
    ...["name", "phone", "enabled"].map((name) => columnOf(name, supplier, {})),
    ...["number", "status", "deliveryAt", "estimatedAmountCents"].map((name) => columnOf(name, order, {})),
  ];
  expect(columns.filter(({ searchable }) => !searchable)).toEqual([]);
});
