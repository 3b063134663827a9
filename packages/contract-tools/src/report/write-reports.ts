import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Baseline } from "../baseline/baseline.ts";
import type { Verification } from "../run/verify.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { htmlReport } from "./html-report.ts";
import { jsonReport } from "./json-report.ts";
import { junitReport } from "./junit-report.ts";
import { withoutSecrets } from "./without-secrets.ts";

type Make = (verification: Verification, baseline: Baseline) => string;

const kinds: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["junit", junitReport],
  ["html", htmlReport],
  ["json", jsonReport],
]);

/** `junit=FILE`, `html=FILE` or `json=FILE`. */
export interface WantedReport {
  readonly file: string;
  readonly make: Make;
}

export function wantedReports(texts: readonly string[]): WantedReport[] {
  return texts.map((text) => {
    const [kind = "", ...rest] = text.split("=");
    const make = kinds.get(kind);
    const file = rest.join("=");
    if (make === undefined || file === "") {
      throw new CannotRun(`--report ${text}: write ${[...kinds.keys()].join("|")}=FILE`);
    }
    return { file: resolve(file), make };
  });
}

/**
 * Writes every report that it can.
 * @throws {CannotRun} with the first that failed
 */
export function writeReports(
  wanted: readonly WantedReport[],
  verification: Verification,
  baseline: Baseline,
): void {
  const failed = wanted.flatMap(({ file, make }) => {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withoutSecrets(make(verification, baseline), verification.secrets));
      return [];
    } catch (error) {
      return [`--report ${file} cannot be written: ${error instanceof Error ? error.message : ""}`];
    }
  });
  if (failed[0] !== undefined) throw new CannotRun(failed[0]);
}
