import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { CannotRun } from "../wire/cannot-run.ts";

/** Where the run goes: what an adapter's functions receive. */
export interface Target {
  /** The API's address with its base, without a slash at the end. */
  readonly base: string;
}

type Seed = (target: Target) => Promise<{ readonly headers?: Readonly<Record<string, string>> } | undefined>;
type Reset = (target: Target) => Promise<void>;
type Settle = () => Promise<void>;
type OfRecord = (entity: string, id: number) => Promise<void>;

const isFunction = (value: unknown) => typeof value === "function";

const adapterModule = z.object({
  /** Brings the backend into a known state; may return headers that every request then carries. */
  seed: z.custom<Seed>(isFunction).optional(),
  /** Puts the backend back, whatever the run did or found. */
  reset: z.custom<Reset>(isFunction).optional(),
  /** Brings to its end what the writes began (an import), so that nothing changes while the reads compare answers. */
  settle: z.custom<Settle>(isFunction).optional(),
  /** Another admin takes and frees the lock of a record. */
  hold: z.custom<OfRecord>(isFunction).optional(),
  release: z.custom<OfRecord>(isFunction).optional(),
  /** Ids by entity or path parameter, tried before those of the lists. */
  ids: z.record(z.string(), z.array(z.int().positive())).optional(),
  /** Fields of bodies by route, where no chance could draw them. */
  bodies: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
export type Adapter = z.output<typeof adapterModule>;

/** Reads an adapter: a module that says what no contract can. Throws `CannotRun` when it cannot be read. */
export async function readAdapter(file: string | undefined): Promise<Adapter> {
  if (file === undefined) return {};
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new CannotRun(
      `--adapter ${file}: ${error instanceof Error ? error.message.split("\n")[0] : "no module"}`,
    );
  });
  const read = adapterModule.safeParse({ ...Object(loaded) });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CannotRun(
    `--adapter ${file}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "is no adapter"}`,
  );
}
