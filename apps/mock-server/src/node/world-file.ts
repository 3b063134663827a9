import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { MockApp } from "../app.ts";
import { commandTexts as texts } from "../command.texts.ts";
import { Refusal, refusalText } from "../core/refusal.ts";
import { countedTables } from "../seed/plan.ts";
import { defaultWorld } from "../worlds/world-name.ts";
import { CommandError } from "./command-error.ts";

const beginning = z.object({ seed: z.string(), rows: z.record(z.string(), z.int().min(0)) });

const report = z.object({ snapshot: z.record(z.string(), z.unknown()) });

export interface WorldFile {
  readonly file: string;
  readonly saved: unknown;
  readonly ground: { readonly seed?: string; readonly rows?: Readonly<Record<string, number>> };
}

/** T08. Throws a {@link CommandError}. */
export async function readWorldFile(file: string): Promise<WorldFile> {
  try {
    const json: unknown = JSON.parse(await readFile(file, "utf8"));
    const saved = report.safeParse(json).data?.snapshot ?? json;
    return { file, saved, ground: groundOf(saved) };
  } catch (error) {
    throw new CommandError(texts.badFile(file, error instanceof Error ? error.message : ""));
  }
}

function groundOf(saved: unknown): WorldFile["ground"] {
  const { seed, rows } = beginning.safeParse(saved).data ?? {};
  if (seed === undefined || rows === undefined) return {};
  const known = Object.entries(rows).filter(([name]) => countedTables.some((table) => table === name));
  return { seed, rows: Object.fromEntries(known) };
}

/** Returns its former name. Throws a {@link CommandError}. */
export function showWorldFile(app: MockApp, { file, saved }: WorldFile): string {
  try {
    return app.control.restore(defaultWorld, saved).world;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandError(texts.badFile(file, refusalText(error)));
  }
}
