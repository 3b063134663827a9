/** Writes .cache/benchmarks.md. A partial run replaces only its parts' sections. */
import { availableParallelism, cpus, totalmem } from "node:os";
import { amount, type Figure, target, verdict } from "./figure.ts";
import { type Part, parts } from "./parts.ts";

export interface Section {
  readonly part: Part;
  readonly figures: readonly Figure[];
  readonly load: number;
  /** False when the part failed midway. */
  readonly isWhole: boolean;
}

const head = `# Benchmarks

Written by \`npm run bench\` (\`--only web\` measures one part); do not edit. Each section is of one run. Ratios compare two things
measured in that run, in turn, so they hold on other machines; times and sizes of memory are those of the machine named.
Nothing here is a test: no test waits for a clock.
`;

/** Keeps the other sections of `before`. */
export function documentOf(sections: readonly Section[], before: string): string {
  const old = new Map(before.split(/^(?=## )/m).map((text) => [text.split("\n")[0], text.trim()]));
  const texts = parts.map((part) => {
    const section = sections.find((each) => each.part === part && each.figures.length > 0);
    return section === undefined ? old.get(`## ${part.title}`) : sectionText(section);
  });
  return `${[head.trim(), ...texts.filter((text) => text !== undefined)].join("\n\n")}\n`;
}

function sectionText({ part, figures, load, isWhole }: Section): string {
  const rows = figures.map(row);
  const notes = [
    `${cpus()[0]?.model.trim() ?? "Unknown processor"}, ${availableParallelism()} of them, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}.`,
    // The previous part alone causes a load of one.
    load > 1.5
      ? `The machine was busy with other work (load ${load.toFixed(1)}): trust the ratios, not the times.`
      : "",
    isWhole ? "" : "This part broke off: what follows is missing.",
  ].filter((note) => note !== "");
  return `## ${part.title}

${part.how}

| figure | measured | target | |
|---|--:|---|---|
${rows.join("\n")}

${[notes.join(" "), ...(part.why === undefined ? [] : [part.why])].join("\n\n")}`;
}

const row = (figure: Figure): string => {
  const { what, detail, value, unit } = figure;
  const label = detail === undefined ? what : `${what}<br><small>${detail}</small>`;
  return `| ${[label, amount(value, unit), target(figure), verdict(figure)].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
};
