import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { told } from "./told.ts";

const tenMinutes = 600_000;

/** What a call must carry besides. */
const match = told(
  {
    query: z.record(z.string(), z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.record(z.string(), z.unknown()).optional(),
  },
  texts.match,
);

/** Which calls a fault is about; what is left out does not matter. Nothing at all means every call. */
const about = told(
  {
    route: z.string().min(1).max(100).optional(),
    method: z.enum(["GET", "POST"]).optional(),
    path: z.string().startsWith("/").max(500).optional(),
    match: z.strictObject(match).optional(),
  },
  texts.about,
);

/** What it does to them. */
const effect = told(
  {
    status: z.int().min(400).max(599).optional(),
    detail: z.string().max(500).optional(),
    delayMs: z.int().min(0).max(tenMinutes).optional(),
    jitterMs: z.int().min(0).max(tenMinutes).optional(),
    cut: z.boolean().optional(),
    malformed: z.boolean().optional(),
    /** Bytes a second. */
    slowBody: z.int().min(1).max(1_000_000_000).optional(),
    /** For `status` and `cut`, which serve nothing without it. */
    afterwards: z.boolean().optional(),
  },
  texts.effect,
);

const limits = told(
  {
    times: z.int().min(1).max(1_000_000).optional(),
    chance: z.number().gt(0).max(1).optional(),
    seed: z.string().max(100).optional(),
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
export const fault = named("Fault", z.object({ ...bare.shape, ...told(count, texts.fault) }));
export type Fault = z.output<typeof fault>;
