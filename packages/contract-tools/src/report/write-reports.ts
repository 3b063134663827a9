import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Verification } from "../verify/verify.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { htmlReport } from "./html-report.ts";
import { jsonReport } from "./json-report.ts";
import { junitReport } from "./junit-report.ts";

const kinds: ReadonlyMap<string, (verification: Verification) => string> = new Map([
  ["junit", junitReport],
  ["html", htmlReport],
  ["json", jsonReport],
]);

/** A report to write: `junit=FILE`, `html=FILE` or `json=FILE`. */
export interface WantedReport {
  readonly file: string;
  readonly make: (verification: Verification) => string;
}

/** Reads `--report` before the run, so that a misspelt one costs no run. */
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

export function writeReports(wanted: readonly WantedReport[], verification: Verification): void {
  for (const { file, make } of wanted) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, make(verification));
  }
}
