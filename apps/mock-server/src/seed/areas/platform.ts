import type { module, setting } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import type { RowOf } from "../../world/catalog.ts";
import { day, hour, instantText } from "../calendar.ts";
import { moduleTexts, settingBounds, settingTexts } from "../data/platform.ts";
import { once, times } from "../lists.ts";
import { officeMoment } from "../office-hours.ts";
import { between, type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";

type SettingType = RowOf<typeof setting>["type"];
const types: readonly SettingType[] = ["text", "number", "boolean", "email", "url", "color"];

/** Numbered copies past the real ones. */
export function settingSeed(town: Town): SeedTable<RowOf<typeof setting>> {
  const draws = town.stream("setting");
  const staff = town.stream("setting.admin");
  const { setting: count } = town.counts;
  return seedTable("setting", count, () =>
    times(count, (index) => {
      const [key = "", label = "", code = "", value = ""] = settingTexts[index % settingTexts.length] ?? [];
      const round = Math.floor(index / settingTexts.length);
      const [minimum = null, maximum = null] = settingBounds.get(key) ?? [];
      return {
        key: round === 0 ? key : `${key}.${round + 1}`,
        label: round === 0 ? label : `${label} (${round + 1})`,
        type: types.find((each) => each === code) ?? "text",
        value,
        minimum,
        maximum,
        updatedAt: instantText(updatedAt(town, draws.at(index))),
        updatedBy: town.residents.adminName(town.residents.anyAdmin(staff, index)),
      };
    }),
  );
}

function updatedAt({ now }: Town, random: Rng): number {
  const span = { from: now - 500 * day, to: now - hour };
  return officeMoment(between(span.from, span.to, random), span);
}

/** A disabled module is on in no building. */
export function moduleSeed(town: Town): SeedTable<RowOf<typeof module>> {
  const draws = town.stream("module");
  const onIn = once(() => buildingsByModule(town));
  const { module: count } = town.counts;
  return seedTable("module", count, () =>
    times(count, (index) => {
      const random = draws.at(index);
      const [code = "", label = "", description = ""] = moduleTexts[index % moduleTexts.length] ?? [];
      const round = Math.floor(index / moduleTexts.length);
      const enabled = index < 6 || random.chance(0.75);
      return {
        code: round === 0 ? code : `${code}-${round + 1}`,
        label: round === 0 ? label : `${label} ${round + 1}`,
        description,
        enabled,
        buildingCount: enabled ? (onIn()[index] ?? 0) : 0,
        updatedAt: instantText(updatedAt(town, random)),
      };
    }),
  );
}

function buildingsByModule({ counts, buildings, links }: Town): readonly number[] {
  const isActive = times(counts.building, (index) => buildings.status(index) === "active");
  const active = isActive.filter(Boolean).length;
  const on = times(counts.module, () => active);
  for (const { near, far } of links.modulesOff.all()) if (isActive[near]) on[far] = (on[far] ?? 0) - 1;
  return on;
}
