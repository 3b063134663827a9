/** Reported to `bench/main.ts`, or to the terminal when run alone. */

export type Unit = "%" | "×" | "ms" | "s" | "MiB" | "kB" | "req/s" | "µs" | "files" | "times";

export interface Figure {
  /** "building list against bare node:http" */
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Such as the two times behind a ratio. */
  readonly detail?: string;
}

/** At once, so that a long run shows progress. */
export function report(figure: Figure): void {
  if (process.send === undefined) console.log(line(figure));
  else process.send(figure);
}

/** Undefined without a target. NaN meets none. */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost !== undefined) return value <= atMost;
  if (atLeast !== undefined) return value >= atLeast;
  return undefined;
}

const counts: ReadonlySet<Unit> = new Set(["files", "times"]);

/** `1.24 ×`, `412 ms`: decimals only where significant. */
export function amount(value: number, unit: Unit): string {
  const decimals = unit === "×" ? 2 : Math.abs(value) < 10 && !counts.has(unit) ? 1 : 0;
  return `${value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${unit}`;
}

/** `at most 2.00 ×`, or nothing. */
export function target({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${amount(atMost, unit)}`;
  return atLeast === undefined ? "" : `at least ${amount(atLeast, unit)}`;
}

/** `met`, `NOT MET`, or nothing. */
export function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "met" : "NOT MET";
}

export function line(figure: Figure): string {
  const { what, value, unit, detail } = figure;
  const cells = [
    what.padEnd(72),
    amount(value, unit).padStart(13),
    target(figure).padEnd(18),
    verdict(figure),
  ];
  return `  ${cells.join("  ").trimEnd()}${detail === undefined ? "" : `\n      ${detail}`}`;
}
