import { personalTexts } from "#api/personal-texts.ts";
import { type Attempt, bodyOf } from "./attempt.ts";
import { type FormValues, isValues } from "./form-values.ts";

/**
 * Unsaved input of this tab and admin, kept across expired sessions, reloads and crashes (A08, A03), until sign-out
 * (A23).
 */
export interface Draft {
  readonly base: FormValues;
  readonly values: FormValues;
  /** The same body repeats its key (A05). */
  readonly attempt?: Attempt | undefined;
}

export interface DraftStore {
  load(key: string): Draft | undefined;
  /** False if input is lost with the page; a file is chosen again. */
  save(key: string, draft: Draft): boolean;
  clear(key: string): void;
}

const prefix = "draft:";

/** In characters; larger values are files. */
const longestValue = 1_000_000;
/** In characters, for a full storage. */
const longestSpare = 500;
const isLong = (value: unknown, limit: number): boolean =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).length > limit;
const isFile = (value: unknown): boolean => typeof value === "string" && isLong(value, longestValue);
const holdsFile = ({ values }: Draft): boolean => Object.values(values).some(isFile);

/** In memory if session storage is full or blocked. */
export const tabDrafts: DraftStore = {
  load(key) {
    try {
      return asDraft(JSON.parse(personalTexts.read(prefix + key) ?? "null"));
    } catch {
      return undefined;
    }
  },
  save(key, draft) {
    const { values, attempt } = draft;
    // A file would block the page, and exceeds a tab's quota.
    if (!holdsFile(draft)) return personalTexts.write(prefix + key, JSON.stringify(draft), spareOf(draft));
    if (attempt === undefined) personalTexts.remove(prefix + key);
    else if (tabDrafts.load(key)?.attempt?.key !== attempt.key) {
      const spare = textOf(shortened(attempt, values, longestSpare));
      personalTexts.write(prefix + key, textOf(shortened(attempt, values, longestValue)), spare);
    }
    return true;
  },
  clear(key) {
    personalTexts.remove(prefix + key);
  },
};

const spareOf = ({ attempt }: Draft): string | undefined =>
  attempt && textOf(shortened(attempt, bodyOf(attempt), longestSpare));

/** A draft of the attempt alone. */
const textOf = (attempt: Attempt): string =>
  JSON.stringify({ base: {}, values: {}, attempt } satisfies Draft);

/**
 * Without long values; if there are any, the next save needs confirmation (A05, A17), and the version goes
 * too: no record may pass for what was sent.
 */
function shortened(attempt: Attempt, sent: FormValues, limit: number): Attempt {
  const { key, body, asksFirst, others } = attempt;
  const all = Object.entries(sent);
  const isWhole = all.every(([, value]) => !isLong(value, limit));
  const short = all.filter(([name, value]) => name !== "version" && !isLong(value, limit));
  return {
    key,
    body: isWhole ? body : JSON.stringify(Object.fromEntries(short)),
    asksFirst: isWhole ? asksFirst : true,
    shortened: isWhole ? attempt.shortened : true,
    others: others?.map((each) => shortened(each, bodyOf(each), limit)),
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
  // After a reload the answer is lost.
  return {
    body,
    key,
    lost: true,
    asksFirst: asksFirst === true || undefined,
    shortened: value.shortened === true || undefined,
    others: Array.isArray(others) ? others.map(asAttempt).filter((each) => each !== undefined) : undefined,
  };
}
