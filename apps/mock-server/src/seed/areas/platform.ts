import type { module, setting } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import type { RowOf } from "../../world/catalog.ts";
import { day, hour, instantText } from "../calendar.ts";
import { moduleTexts, settingBounds, settingTexts } from "../data/platform.ts";
import { once } from "../family.ts";
import { officeMoment } from "../office-hours.ts";
import { between, type SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";

type SettingType = RowOf<typeof setting>["type"];
const types: readonly SettingType[] = ["text", "number", "boolean", "email", "url", "color"];

/** Numbered copies past the real ones. */
export function settingSeed(town: Town): SeedTable<RowOf<typeof setting>> {
  const draws = town.stream("setting");
  const staff = town.stream("setting.admin");
  return {
    table: "setting",
    count: town.counts.setting,
    rowAt: (index) => {
      const [key = "", label = "", code = "", value = ""] = settingTexts[index % settingTexts.length] ?? [];
      const round = Math.floor(index / settingTexts.length);
      const [minimum = null, maximum = null] = settingBounds.get(key) ?? [];
      return {
        id: index + 1,
        version: 1,
        key: round === 0 ? key : `${key}.${round + 1}`,
        label: round === 0 ? label : `${label} (${round + 1})`,
        type: types.find((each) => each === code) ?? "text",
        value,
        minimum,
        maximum,
        updatedAt: instantText(updatedAt(town, draws.at(index))),
        updatedBy: town.residents.adminName(town.residents.anyAdmin(staff, index)),
      };
    },
  };
}

function updatedAt({ now }: Town, random: Rng): number {
  const span = { from: now - 500 * day, to: now - hour };
  return officeMoment(between(span.from, span.to, random), span);
}

/** A disabled module is on in no building. */
export function moduleSeed(town: Town): SeedTable<RowOf<typeof module>> {
  const draws = town.stream("module");
  const onIn = once(() => buildingsByModule(town));
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
        buildingCount: enabled ? (onIn()[index] ?? 0) : 0,
        updatedAt: instantText(updatedAt(town, random)),
      };
    },
  };
}

function buildingsByModule({ counts, buildings, links }: Town): Int32Array {
  const isActive = (index: number): boolean => buildings.status(index) === "active";
  let active = 0;
  for (let index = 0; index < counts.building; index += 1) {
    if (isActive(index)) active += 1;
  }
  const on = new Int32Array(counts.module).fill(active);
  const { far } = links.modulesOff;
  const off = links.modulesOff.links();
  for (let link = 0; link < off.total; link += 1) {
    const of = far(link);
    if (isActive(off.parent(link))) on[of] = (on[of] ?? 0) - 1;
  }
  return on;
}
