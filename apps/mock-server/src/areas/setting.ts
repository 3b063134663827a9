import { check, setting, settingValues } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { fullName } from "../world/full-name.ts";

/** The type validates the value (422 at `value`). */
export const settingArea = defineArea({
  area: "setting",
  rules: [
    rulesOf(setting, {
      unique: ["key"],
      name: ({ label }) => label,
      check: ({ type, value }) => {
        const checked = check(settingValues[type], value);
        return checked.ok ? [] : checked.errors.map(({ message }) => ({ path: "value", message }));
      },
      complete: ({ type, value }, { world, admin }) => {
        const checked = check(settingValues[type], value);
        return {
          value: checked.ok ? checked.value : value,
          updatedAt: world.clock.instant(),
          updatedBy: fullName(admin),
        };
      },
    }),
  ],
});
