import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";

const tenMinutes = 600_000;

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

/** Omitted conditions match any call. */
const about = described(
  {
    /** A route's name or a pattern: `building.export`, `order.*`. */
    route: z.string().min(1).max(100).optional(),
    method: z.enum(["GET", "POST"]).optional(),
    /** Below the API's base. `*` matches one segment, a final `**` the rest. */
    path: z.string().startsWith("/").max(500).optional(),
    match: z.strictObject(match).optional(),
  },
  texts.about,
);

const effect = described(
  {
    status: z.int().min(400).max(599).optional(),
    detail: z.string().max(500).optional(),
    /** In real ms, not the world's clock, plus up to `jitterMs`. */
    delayMs: z.int().min(0).max(tenMinutes).optional(),
    jitterMs: z.int().min(0).max(tenMinutes).optional(),
    /** Closes the connection without an answer. */
    cut: z.boolean().optional(),
    /** Truncates the body mid-text. */
    malformed: z.boolean().optional(),
    /** Bytes per second. */
    slowBody: z.int().min(1).max(1_000_000_000).optional(),
    /** With `status` or `cut`: serves the call, loses its answer. */
    afterwards: z.boolean().optional(),
  },
  texts.effect,
);

const limits = described(
  {
    /** Calls affected. */
    times: z.int().min(1).max(1_000_000).optional(),
    /** 2: the second, the fourth and so on. */
    every: z.int().min(2).max(1_000).optional(),
    /** Share of the calls, drawn from `seed` (defaults to the world's name). */
    chance: z.number().gt(0).max(1).optional(),
    seed: z.string().max(100).optional(),
    label: z.string().max(100).optional(),
  },
  texts.limits,
);

const effects = ["status", "delayMs", "jitterMs", "cut", "malformed", "slowBody"] as const;

const bare = z.strictObject({ ...about, ...effect, ...limits });

/** Needs an effect; not both a status and a cut. */
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

/** An active fault: calls matched, affected and left (null: unlimited). */
export const fault = named("Fault", z.object({ ...bare.shape, ...described(count, texts.fault) }));
export type Fault = z.output<typeof fault>;
