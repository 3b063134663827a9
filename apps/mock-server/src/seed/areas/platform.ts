import type { module, setting } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { day, hour, instantText } from "../calendar.ts";
import { moduleTexts, settingTexts } from "../data/platform.ts";
import { between, type SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";

type SettingType = RowOf<typeof setting>["type"];
const types: readonly SettingType[] = ["text", "number", "boolean", "email", "url", "color"];

/** The platform's settings; past the real ones, numbered copies of them. */
export function settingSeed(town: Town): SeedTable<RowOf<typeof setting>> {
  const draws = town.stream("setting");
  const staff = town.stream("setting.admin");
  return {
    table: "setting",
    count: town.counts.setting,
    rowAt: (index) => {
      const [key = "", label = "", code = "", value = ""] = settingTexts[index % settingTexts.length] ?? [];
      const round = Math.floor(index / settingTexts.length);
      return {
        id: index + 1,
        version: 1,
        key: round === 0 ? key : `${key}.${round + 1}`,
        label: round === 0 ? label : `${label} (${round + 1})`,
        type: types.find((each) => each === code) ?? "text",
        value,
        updatedAt: instantText(between(town.now - 500 * day, town.now - hour, draws.at(index))),
        updatedBy: town.residents.adminName(town.residents.anyAdmin(staff, index)),
      };
    },
  };
}

/** Modules: a disabled one is on in no building. */
export function moduleSeed(town: Town): SeedTable<RowOf<typeof module>> {
  const draws = town.stream("module");
  const { building } = town.counts;
  return {
    table: "module",
    count: town.counts.module,
    rowAt: (index) => {
      const random = draws.at(index);
      const [code = "", label = "", description = ""] = moduleTexts[index % moduleTexts.length] ?? [];
      const round = Math.floor(index / moduleTexts.length);
      const enabled = index < 6 || random.chance(0.75);
      return {
        id: index + 1,
        version: 1,
        code: round === 0 ? code : `${code}-${round + 1}`,
        label: round === 0 ? label : `${label} ${round + 1}`,
        description,
        enabled,
        buildingCount: enabled ? random.int(Math.floor(building / 3), building) : 0,
        updatedAt: instantText(between(town.now - 500 * day, town.now - hour, random)),
      };
    },
  };
}
