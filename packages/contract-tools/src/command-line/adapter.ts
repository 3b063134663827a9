import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Adapter } from "../index.ts";
import { CannotRun } from "../wire/cannot-run.ts";

const isFunction = (value: unknown) => typeof value === "function";

const adapterModule: z.ZodType<Adapter> = z.object({
  seed: z.custom<NonNullable<Adapter["seed"]>>(isFunction).optional(),
  reset: z.custom<NonNullable<Adapter["reset"]>>(isFunction).optional(),
  settle: z.custom<NonNullable<Adapter["settle"]>>(isFunction).optional(),
  hold: z.custom<NonNullable<Adapter["hold"]>>(isFunction).optional(),
  release: z.custom<NonNullable<Adapter["release"]>>(isFunction).optional(),
  ids: z.record(z.string(), z.array(z.int().positive())).optional(),
  bodies: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/**
 * Loads a module with what the contract cannot express.
 * @throws {CannotRun} when it cannot be loaded
 */
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
