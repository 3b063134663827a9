/** The part of docs/long-day.md that a run writes. */
import { measures } from "./measure.ts";
import type { verdicts } from "./verdict.ts";

interface Run {
  readonly date: string;
  readonly commit: string;
  readonly browser: string;
  readonly minutes: number;
  readonly rounds: number;
  readonly acts: readonly string[];
}

/** A run keeps what precedes it. */
const heading = "## The last run\n";

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Markdown, which a terminal shows as well. */
export function tableOf(lines: ReturnType<typeof verdicts>): string {
  const hours = lines[0]?.hours.map((_, at) => `${at + 1} h`) ?? [];
  const limitOf = (name: string): string => {
    const { atMost = 0, spare = 0 } = measures.find((each) => each.name === name) ?? {};
    return `${atMost.toFixed(2)} ×${spare === 0 ? "" : ` + ${spare}`}`;
  };
  return [
    `| at the end of hour | ${hours.join(" | ")} | last to first | at most | |`,
    `|---|${hours.map(() => "--:|").join("")}--:|--:|---|`,
    ...lines.map(
      ({ name, hours: figures, ratio, isFlat }) =>
        `| ${name} | ${figures.map(figure).join(" | ")} | ${Number.isFinite(ratio) ? `${ratio.toFixed(3)} ×` : "from 0"} | ${limitOf(name)} | ${isFlat ? "flat" : "NOT FLAT"} |`,
    ),
  ].join("\n");
}

export function dayText(page: string, lines: ReturnType<typeof verdicts>, run: Run): string {
  const { date, commit, browser, minutes, rounds, acts } = run;
  return [
    page.slice(0, page.indexOf(heading)) + heading,
    `${date}, on ${commit}, ${browser}: ${lines[0]?.hours.length} hours in ${minutes.toFixed(0)} minutes, ${rounds} × ${acts.length} acts an hour.\n`,
    `${tableOf(lines)}\n`,
    `Played each time: ${acts.join("; ")}.\n`,
  ].join("\n");
}
