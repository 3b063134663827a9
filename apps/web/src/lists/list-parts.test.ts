import { buildingRoutes } from "@palier/contract/areas/building";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { expect, test } from "vitest";
import { defineList } from "./define-list.ts";

const texts = { title: "Commandes", searchPlaceholder: "", empty: "", noMatch: "" };

test("each filter of a list has a label of its own", () => {
  const { filters } = defineList({
    name: "order",
    texts,
    table: orderRoutes.list,
    columns: { number: {} },
    filters: {
      status: {},
      buildingId: { options: buildingRoutes.search },
      supplierId: { options: supplierRoutes.search },
      deliveryFrom: {},
      deliveryTo: {},
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
  ]);
});
