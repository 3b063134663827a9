import { personalTexts } from "#api/personal-texts.ts";
import type { Attempt } from "./attempt.ts";
import type { FormValues } from "./form-values.ts";

/**
 * What was typed and not yet saved, so that an expired session, a reload or a crash loses nothing (A08, A03). Kept for
 * this tab and this admin only: it goes when the admin signs out (A23).
 */
export interface Draft {
  readonly base: FormValues;
  readonly values: FormValues;
  /** The last try to save whose answer is unknown: the same body goes out under the same key (A05). */
  readonly attempt?: Attempt | undefined;
}

export interface DraftStore {
  load(key: string): Draft | undefined;
  save(key: string, draft: Draft): void;
  clear(key: string): void;
}

const prefix = "draft:";

/** What a draft may hold, in characters of one value: more is a file, which is chosen again sooner than it is written. */
const longestValue = 1_000_000;
const isFile = (value: unknown): boolean => typeof value === "string" && value.length > longestValue;
const holdsFile = ({ values }: Draft): boolean => Object.values(values).some(isFile);

/** Drafts of the admin who is signed in, in the tab's own storage, in memory where that is full or blocked. */
export const tabDrafts: DraftStore = {
  load(key) {
    try {
      return asDraft(JSON.parse(personalTexts.read(prefix + key) ?? "null"));
    } catch {
      return undefined;
    }
  },
  save(key, draft) {
    // Writing a file's text takes longer than a page may stand still, and no storage of a tab has room for it.
    if (!holdsFile(draft)) personalTexts.write(prefix + key, JSON.stringify(draft));
    else if (draft.attempt === undefined) personalTexts.remove(prefix + key);
    else if (tabDrafts.load(key)?.attempt?.key !== draft.attempt.key)
      personalTexts.write(prefix + key, JSON.stringify(withoutFile(draft, draft.attempt)));
  },
  clear(key) {
    personalTexts.remove(prefix + key);
  },
};

/** That a file was sent is kept without the file: chosen again it asks before it goes out a second time (A05, A17). */
function withoutFile({ values }: Draft, { key }: Attempt): Draft {
  const short = Object.entries(values).filter(([, value]) => !isFile(value));
  return {
    base: {},
    values: {},
    attempt: { key, body: JSON.stringify(Object.fromEntries(short)), asksFirst: true },
  };
}

function asDraft(value: unknown): Draft | undefined {
  if (!isValues(value)) return undefined;
  const { base, values, attempt } = value;
  if (!isValues(base) || !isValues(values)) return undefined;
  return { base, values, attempt: asAttempt(attempt) };
}

function asAttempt(value: unknown): Attempt | undefined {
  if (!isValues(value)) return undefined;
  const { body, key, asksFirst, others } = value;
  if (typeof body !== "string" || typeof key !== "string") return undefined;
  // Who reads a draft never saw the answer.
  return {
    body,
    key,
    lost: true,
    asksFirst: asksFirst === true || undefined,
    others: Array.isArray(others) ? others.map(asAttempt).filter((each) => each !== undefined) : undefined,
  };
}

function isValues(value: unknown): value is FormValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
