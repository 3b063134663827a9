import { z } from "zod";
import { mark } from "../kit/field.ts";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { wholeNumber } from "./control-route.ts";
import { described } from "./described.ts";
import { instant } from "./instant.ts";

/** JSON or other text; neither for pictures and workbooks. */
export const keptBody = named(
  "KeptBody",
  z.object(
    described(
      {
        /** On the wire. */
        bytes: z.int(),
        json: z.unknown().optional(),
        text: z.string().optional(),
        /** False: only the beginning, if anything, was kept. */
        whole: z.boolean(),
      },
      texts.body,
    ),
  ),
);
export type KeptBody = z.output<typeof keptBody>;

/** Passwords and session tokens are masked; headers and cookies are not kept. */
export const journalEntry = named(
  "JournalEntry",
  z.object(
    described(
      {
        /** Grows by one per call of the world. */
        id: z.int(),
        at: instant(),
        method: z.string(),
        path: z.string(),
        /** Percent-encoded. */
        query: z.string(),
        route: z.string().nullable(),
        status: z.int(),
        ms: z.number(),
        admin: z.string().nullable(),
        played: z.boolean(),
        faults: z.array(z.string()),
        request: keptBody.nullable(),
        answer: keptBody.nullable(),
      },
      texts.entry,
    ),
  ),
);
export type JournalEntry = z.output<typeof journalEntry>;

const status = z.union([z.int(), z.string().regex(/^[1-5](?:\d\d|xx)$|^0$/)]);

export const journalQuery = z.strictObject(
  described(
    {
      route: z.string().optional(),
      method: z.string().optional(),
      /** `404`, or `4xx`. */
      status: mark(status, { kind: "text" }).optional(),
      /** Only entries with a greater `id`. */
      since: wholeNumber(Number.MAX_SAFE_INTEGER).optional(),
      limit: wholeNumber(10_000).optional(),
      /** Maximum wait for an entry (ms); then returns none. */
      wait: wholeNumber(60_000).optional(),
    },
    texts.journalQuery,
  ),
);
export type JournalQuery = z.input<typeof journalQuery>;

export const journalAnswer = z.object(
  described({ entries: z.array(journalEntry), last: z.int() }, texts.journal),
);
export type JournalAnswer = z.output<typeof journalAnswer>;
