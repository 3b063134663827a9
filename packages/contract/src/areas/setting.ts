import { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { pick } from "../kit/pick.ts";
import { settingTexts as texts } from "./setting.texts.ts";

/** Settings (*paramètres*). Route: §2; fields: assumed. */
export const setting = entity("setting", texts, () => ({
  key: field.text(100),
  label: field.text(),
  type: field.category(texts.type),
  value: field.text(2000),
  minimum: field.decimal().nullable(),
  maximum: field.decimal().nullable(),
  updatedAt: field.dateTime(),
  updatedBy: field.text(),
}));

export type SettingType = keyof typeof texts.type;

/**
 * Values travel as text, and the form's schema does not know their type: servers and screens check with this.
 */
export const settingValues: Readonly<Record<SettingType, z.ZodType<string, string>>> = {
  text: field.requiredText(2000),
  number: z.string().regex(/^-?\d{1,15}(?:\.\d{1,6})?$/, { error: texts.rules.number }),
  boolean: z.enum(["true", "false"], { error: texts.rules.boolean }),
  email: field.email(),
  url: field.url(),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: texts.rules.color }),
};

const at = areaOf("setting", setting, texts);

export const settingRoutes = at.routes({
  list: at.table("/admin/settings/ajax", { row: setting.record.omit({ minimum: true, maximum: true }) }),
  ...at.crud("/admin/settings", {
    only: ["edit", "history"],
    notes: {
      edit: "The value is checked by the setting's type; a wrong one gets 422. Numbers travel with a point, booleans as true or false.",
    },
    values: pick(setting, "value"),
    bounds: { value: { least: "minimum", most: "maximum" } },
  }),
});
