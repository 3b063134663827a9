import type { View } from "@palier/contract/areas/view";

export type ViewValues = Pick<View, "search" | "filters" | "order" | "columns" | "density">;

export type ViewPart = keyof ViewValues;

export const viewParts: readonly ViewPart[] = ["search", "filters", "order", "columns", "density"];
