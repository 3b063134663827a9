import type { TableSort } from "../table/column.ts";
import { sample } from "./gallery.texts.ts";

export interface GalleryBuilding {
  id: number;
  name: string;
  city: string;
  lots: number;
  /** Integer cents. */
  amount: number;
  created: string;
  status: "active" | "waiting";
}

export const buildings: readonly GalleryBuilding[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  name: `${sample.list.names[index % sample.list.names.length] ?? ""} ${Math.floor(index / 5) + 1}`,
  city: sample.form.cities[(index * 7) % sample.form.cities.length] ?? "",
  lots: 4 + ((index * 37) % 180),
  amount: (index * 7919) % 900_000,
  created: `2026-0${1 + (index % 9)}-${String(1 + (index % 28)).padStart(2, "0")}`,
  status: index % 4 === 0 ? "waiting" : "active",
}));

export const pageSize = 20;

interface Query {
  search: string;
  city: string;
  sort: readonly TableSort[];
  page: number;
}

export function pageOf(all: readonly GalleryBuilding[], { search, city, sort, page }: Query) {
  const found = all
    .filter(
      (row) => row.name.toLowerCase().includes(search.toLowerCase()) && (city === "" || row.city === city),
    )
    .sort((a, b) => compare(a, b, sort));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), count: found.length };
}

function compare(a: GalleryBuilding, b: GalleryBuilding, sort: readonly TableSort[]): number {
  for (const { column, dir } of sort) {
    const order = String(Reflect.get(a, column)).localeCompare(String(Reflect.get(b, column)), "fr", {
      numeric: true,
    });
    if (order !== 0) return dir === "asc" ? order : -order;
  }
  return a.id - b.id;
}
