import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Finding } from "../verify/ledger.ts";
import { CannotRun } from "../wire/cannot-run.ts";

const entry = z.object({ rule: z.string(), route: z.string(), subject: z.string() });
const baselineFile = z.object({ known: z.array(entry) });
type Entry = z.output<typeof entry>;

/** Known findings, which do not fail a run. */
export class Baseline {
  readonly #known: readonly Entry[];

  constructor(known: readonly Entry[] = []) {
    this.#known = known;
  }

  /**
   * A missing file means an empty baseline.
   * @throws {CannotRun} when the file is not a baseline
   */
  static read(file: string | undefined): Baseline {
    if (file === undefined || !existsSync(file)) return new Baseline();
    try {
      return new Baseline(baselineFile.parse(JSON.parse(readFileSync(file, "utf8"))).known);
    } catch {
      throw new CannotRun(`--baseline ${file}: no baseline file; --update-baseline writes one`);
    }
  }

  static write(file: string, findings: readonly Finding[]): void {
    const byKey = new Map(findings.map((each) => [keyOf(entryOf(each)), entryOf(each)]));
    const known = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    try {
      writeFileSync(file, `${JSON.stringify({ known }, undefined, 2)}\n`);
    } catch (error) {
      throw new CannotRun(
        `--baseline ${file} cannot be written: ${error instanceof Error ? error.message : ""}`,
      );
    }
  }

  knows(finding: Finding): boolean {
    const key = keyOf(entryOf(finding));
    return this.#known.some((each) => keyOf(each) === key);
  }

  gone(findings: readonly Finding[]): readonly Entry[] {
    const found = new Set(findings.map((each) => keyOf(entryOf(each))));
    return this.#known.filter((each) => !found.has(keyOf(each)));
  }
}

const entryOf = ({ rule, route, subject }: Finding): Entry => ({ rule, route: route.name, subject });
const keyOf = ({ rule, route, subject }: Entry): string => `${route} ${rule} ${subject}`;
