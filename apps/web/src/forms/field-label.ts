import { fieldMeta } from "@palier/contract";
import type { z } from "zod";

/** The contract's title, in the form or its record. */
export function fieldLabel(form: z.ZodObject, record: z.ZodObject, name: string): string {
  const titles = [form.shape[name], record.shape[name]].map((schema: z.ZodType | undefined) =>
    schema === undefined ? undefined : fieldMeta(schema).title,
  );
  return titles.find((title) => title !== undefined) ?? name;
}

/** `label`, `items.0.label`: the error summary's target; `form` distinguishes two forms. */
export const fieldId = (path: string, form: string): string => `${form}-${path.replaceAll(".", "-")}`;
