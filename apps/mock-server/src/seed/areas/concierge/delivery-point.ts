import type { deliveryPoint } from "@palier/contract";
import { drawnTable, type FieldsOf } from "../../seeding.ts";
import type { Town } from "../../town.ts";

export function deliveryPointSeed({ deliveryPoints, ...town }: Town) {
  return drawnTable<FieldsOf<typeof deliveryPoint>>(town, "deliveryPoint", (index) => ({
    ...deliveryPoints.place(index),
    ...deliveryPoints.equipment(index),
  }));
}
