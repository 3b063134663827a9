import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";

const tenMinutes = 600_000;

/** Further conditions on a call. */
const match = described(
  {
    /** Decoded values by key: `{"search[value]": "parc"}`. */
    query: z.record(z.string(), z.string()).optional(),
    /** By lower-case name. */
    headers: z.record(z.string(), z.string()).optional(),
    /** A JSON body with at least these values; lists must be equal. */
    body: z.record(z.string(), z.unknown()).optional(),
  },
  texts.match,
);

/** The calls that a fault applies to. Omitted conditions match any call. */
const about = described(
  {
    /** A route's name or a pattern: `building.export`, `order.*`. */
    route: z.string().min(1).max(100).optional(),
    method: z.enum(["GET", "POST"]).optional(),
    /** A path below the API's base. `*` matches one segment, a final `**` all that follow. */
    path: z.string().startsWith("/").max(500).optional(),
    match: z.strictObject(match).optional(),
  },
  texts.about,
);

/** The effect on matching calls. */
const effect = described(
  {
    /** Answers a problem with this status. */
    status: z.int().min(400).max(599).optional(),
    /** The problem's detail. */
    detail: z.string().max(500).optional(),
    /** Delay in real milliseconds (the world's clock does not matter), plus up to `jitterMs`. */
    delayMs: z.int().min(0).max(tenMinutes).optional(),
    jitterMs: z.int().min(0).max(tenMinutes).optional(),
    /** Closes the connection without an answer. */
    cut: z.boolean().optional(),
    /** Truncates the answer's body mid-text. */
    malformed: z.boolean().optional(),
    /** Sends the body at this rate, in bytes per second. */
    slowBody: z.int().min(1).max(1_000_000_000).optional(),
    /** With `status` or `cut`: serves the call first, so that only its answer is lost. */
    afterwards: z.boolean().optional(),
  },
  texts.effect,
);

const limits = described(
  {
    /** Applies to this many calls only. */
    times: z.int().min(1).max(1_000_000).optional(),
    /** Applies to every nth call only: 2 means the second, the fourth and so on. */
    every: z.int().min(2).max(1_000).optional(),
    /** Applies to this share of the calls, drawn from `seed` (defaults to the world's name). */
    chance: z.number().gt(0).max(1).optional(),
    seed: z.string().max(100).optional(),
    /** For finding the fault again. */
    label: z.string().max(100).optional(),
  },
  texts.limits,
);

const effects = ["status", "delayMs", "jitterMs", "cut", "malformed", "slowBody"] as const;

const bare = z.strictObject({ ...about, ...effect, ...limits });

/** A fault to add. It needs an effect, and cannot both answer a status and cut. */
export const faultInput = named(
  "FaultInput",
  bare
    .refine((fault) => effects.some((name) => fault[name] !== undefined && fault[name] !== false), {
      path: ["status"],
      message: `one of ${effects.join(", ")}`,
    })
    .refine(
      (fault) => fault.cut !== true || (fault.status ?? fault.malformed ?? fault.slowBody) === undefined,
      {
        path: ["cut"],
        message: "cut goes with neither status nor malformed nor slowBody",
      },
    ),
);
export type FaultInput = z.input<typeof faultInput>;

const count = { id: z.string(), calls: z.int(), hits: z.int(), left: z.int().nullable() };

/** An active fault: calls matched, calls affected, calls left (null: unlimited). */
export const fault = named("Fault", z.object({ ...bare.shape, ...described(count, texts.fault) }));
export type Fault = z.output<typeof fault>;
