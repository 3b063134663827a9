import { z } from "zod";
import { named } from "../kit/named.ts";
import { wholeNumber } from "./control-route.ts";

/** A body as far as it was kept: JSON as JSON, other text as text, neither for pictures and workbooks. */
export const keptBody = named(
  "KeptBody",
  z.object({
    /** How long it was on the wire. */
    bytes: z.int(),
    json: z.unknown().optional(),
    text: z.string().optional(),
    /** False when it was too long to keep, or old bodies had to go: then there is its beginning at most. */
    whole: z.boolean(),
  }),
);
export type KeptBody = z.output<typeof keptBody>;

/** One call of the API and its answer. Passwords and tokens of the session are hidden, headers and cookies not kept. */
export const journalEntry = named(
  "JournalEntry",
  z.object({
    /** Grows by one with each call of the world. */
    id: z.int(),
    /** By the world's clock. */
    at: z.string(),
    method: z.string(),
    /** Below the API's base. */
    path: z.string(),
    /** Still encoded, without the question mark. */
    query: z.string(),
    /** The contract's name of the route; null for an address that it does not have. */
    route: z.string().nullable(),
    /** 0 when the connection was cut instead. */
    status: z.int(),
    /** Real milliseconds until the answer began. */
    ms: z.number(),
    /** Whose session it was. */
    admin: z.string().nullable(),
    /** True for what a played administrator called. */
    played: z.boolean(),
    /** The faults that struck it. */
    faults: z.array(z.string()),
    request: keptBody.nullable(),
    answer: keptBody.nullable(),
  }),
);
export type JournalEntry = z.output<typeof journalEntry>;

export const journalQuery = z.strictObject({
  /** A name or a pattern: `building.*`. */
  route: z.string().optional(),
  method: z.string().optional(),
  /** `404`, or `4xx`. */
  status: z.union([z.int(), z.string().regex(/^[1-5](?:\d\d|xx)$|^0$/)]).optional(),
  /** Only entries after this one (`id`). */
  since: wholeNumber(Number.MAX_SAFE_INTEGER).optional(),
  /** Only the last so many. */
  limit: wholeNumber(10_000).optional(),
  /** Waits up to this many milliseconds for an entry; then answers none. */
  wait: wholeNumber(60_000).optional(),
});
export type JournalQuery = z.input<typeof journalQuery>;

/** `last` is what `since` takes next. */
export const journalAnswer = z.object({ entries: z.array(journalEntry), last: z.int() });
export type JournalAnswer = z.output<typeof journalAnswer>;
