import { fieldMeta } from "@palier/contract";
import type { z } from "zod";

/** A field's French label: the form's own, else its record's; an id shows the name that goes with it. */
export function fieldLabel(form: z.ZodObject, record: z.ZodObject, name: string): string {
  const shown = name.replace(/Id$/, "Name");
  const named = shown === name ? undefined : record.shape[shown];
  const candidates = [named, form.shape[name], record.shape[name]];
  for (const schema of candidates) {
    const title = schema === undefined ? undefined : fieldMeta(schema).title;
    if (title !== undefined) return title;
  }
  return name;
}

/** The id of a field's control, which the error summary leads to. */
export const fieldId = (name: string): string => `champ-${name}`;
