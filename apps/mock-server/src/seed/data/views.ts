import type { View } from "@palier/contract";

/** Shared by the team. */
export const teamViews: readonly Pick<View, "list" | "name" | "filters" | "order" | "columns" | "density">[] =
  [
    {
      list: "subscription.list",
      name: "Du plus cher au moins cher",
      filters: [{ name: "status", value: "active" }],
      order: [{ column: "priceCents", dir: "desc" }],
      columns: [],
      density: "compact",
    },
    {
      list: "supplier.list",
      name: "Coordonnées",
      filters: [],
      order: [{ column: "name", dir: "asc" }],
      columns: ["name", "phone", "email"]
        .map((name) => ({ name, hidden: false, pinned: false, width: null }))
        .concat(
          ["cities", "themeCount", "orderCount", "openOrderCount", "enabled"].map((name) => ({
            name,
            hidden: true,
            pinned: false,
            width: null,
          })),
        ),
      density: "comfortable",
    },
  ];
