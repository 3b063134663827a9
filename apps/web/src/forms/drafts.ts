import { tabTexts } from "#browser/storage.ts";
import type { FormValues } from "./form-values.ts";

/**
 * What was typed and not yet saved, so that an expired session, a reload or a crash loses nothing (A08, A03). Kept for
 * this tab and this admin only; another admin who signs in here never sees it.
 */
export interface Draft {
  readonly base: FormValues;
  readonly values: FormValues;
}

export interface DraftStore {
  load(key: string): Draft | undefined;
  save(key: string, draft: Draft): void;
  clear(key: string): void;
}

const prefix = "palier:draft:";

/** Drafts in the tab's own storage, in memory where that is full or blocked. */
export const tabDrafts: DraftStore = {
  load(key) {
    try {
      return asDraft(JSON.parse(tabTexts.read(prefix + key) ?? "null"));
    } catch {
      return undefined;
    }
  },
  save(key, draft) {
    tabTexts.write(prefix + key, JSON.stringify(draft));
  },
  clear(key) {
    tabTexts.remove(prefix + key);
  },
};

function asDraft(value: unknown): Draft | undefined {
  if (typeof value !== "object" || value === null || !("base" in value) || !("values" in value))
    return undefined;
  const { base, values } = value;
  return isValues(base) && isValues(values) ? { base, values } : undefined;
}

function isValues(value: unknown): value is FormValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
