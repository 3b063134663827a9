import { fieldMeta } from "@palier/contract";
import type { z } from "zod";

/** A field's French label: the title that the contract gives it in this form, else in the form's record. */
export function fieldLabel(form: z.ZodObject, record: z.ZodObject, name: string): string {
  const titles = [form.shape[name], record.shape[name]].map((schema: z.ZodType | undefined) =>
    schema === undefined ? undefined : fieldMeta(schema).title,
  );
  return titles.find((title) => title !== undefined) ?? name;
}

/**
 * The id of the control at a path (`label`, `items.0.label`), which the error summary leads to; `form` keeps two forms of
 * one page apart.
 */
export const fieldId = (path: string, form: string): string => `${form}-${path.replaceAll(".", "-")}`;
