import type { View } from "@palier/contract";
import { day, instantText } from "../calendar.ts";
import { teamViews } from "../data/views.ts";
import { officeMoment } from "../office-hours.ts";
import { type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";

/** By the second demo account. An empty back-office has none. */
export function viewSeed({ counts, residents, now }: Town): SeedTable<View> {
  const views = counts.order === 0 ? [] : teamViews;
  return seedTable("view", views.length, () =>
    views.map((shown, index) => ({
      scope: "team",
      createdById: 2,
      createdBy: residents.adminName(1),
      search: null,
      updatedAt: instantText(officeMoment(now - (30 - index) * day, { from: 0, to: now })),
      ...shown,
    })),
  );
}

export const viewDefaultSeed = seedTable("viewDefault", 0, () => []);
