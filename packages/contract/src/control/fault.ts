import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";

const tenMinutes = 600_000;

/** What a call must carry besides. */
const match = described(
  {
    /** Decoded values by key: `{"search[value]": "parc"}`. */
    query: z.record(z.string(), z.string()).optional(),
    /** By lower-case name. */
    headers: z.record(z.string(), z.string()).optional(),
    /** A JSON body that has at least these values; lists must be equal. */
    body: z.record(z.string(), z.unknown()).optional(),
  },
  texts.match,
);

/** Which calls a fault is about; what is left out does not matter. Nothing at all means every call. */
const about = described(
  {
    /** A route's name, or a pattern of names: `building.export`, `order.*`. */
    route: z.string().min(1).max(100).optional(),
    method: z.enum(["GET", "POST"]).optional(),
    /** A path below the API's base. `*` stands for one segment, a last `**` for all that follow. */
    path: z.string().startsWith("/").max(500).optional(),
    match: z.strictObject(match).optional(),
  },
  texts.about,
);

/** What it does to them. */
const effect = described(
  {
    /** Answers a problem with this status. */
    status: z.int().min(400).max(599).optional(),
    /** The problem's detail. */
    detail: z.string().max(500).optional(),
    /** Waits this long (real milliseconds, whatever the world's clock says), plus up to `jitterMs`. */
    delayMs: z.int().min(0).max(tenMinutes).optional(),
    jitterMs: z.int().min(0).max(tenMinutes).optional(),
    /** Ends the connection without an answer. */
    cut: z.boolean().optional(),
    /** Sends the answer's body cut in the middle of its text. */
    malformed: z.boolean().optional(),
    /** Sends the answer's body at this many bytes a second. */
    slowBody: z.int().min(1).max(1_000_000_000).optional(),
    /** The call is served, and only its answer is lost: for `status` and `cut`, which serve nothing without it. */
    afterwards: z.boolean().optional(),
  },
  texts.effect,
);

const limits = described(
  {
    /** Only the next so many calls. */
    times: z.int().min(1).max(1_000_000).optional(),
    /** Only each so-manieth call: 2 strikes the second, the fourth and so on. */
    every: z.int().min(2).max(1_000).optional(),
    /** Only this share of the calls, drawn from `seed` (the world's name if left out). */
    chance: z.number().gt(0).max(1).optional(),
    seed: z.string().max(100).optional(),
    /** A word to find it again. */
    label: z.string().max(100).optional(),
  },
  texts.limits,
);

const effects = ["status", "delayMs", "jitterMs", "cut", "malformed", "slowBody"] as const;

const bare = z.strictObject({ ...about, ...effect, ...limits });

/** A fault to add. It must do something, and either answers a status or cuts. */
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

/** A fault in place: how many calls it was about, how many it struck, and how many it still will (null: no end). */
export const fault = named("Fault", z.object({ ...bare.shape, ...described(count, texts.fault) }));
export type Fault = z.output<typeof fault>;
