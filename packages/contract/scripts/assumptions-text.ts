import { contract, type RouteEntry, routesOf } from "../src/index.ts";
import { assumptionsIntro } from "./assumptions-intro.ts";
import { type SpecLine, specLines } from "./spec-lines.ts";

/** ASSUMPTIONS.md: what the specification leaves open, area by area. */
export function assumptionsText(): string {
  const routes = routesOf(contract);
  const lines = specLines();
  const areas = [...new Set([...lines.map((line) => line.area), ...routes.map((r) => r.meta.area)])];
  const sections = areas.flatMap((area) =>
    areaText(
      area,
      routes.filter((route) => route.meta.area === area),
      lines,
    ),
  );
  return `${[assumptionsIntro, ...sections].join("\n")}`;
}

function areaText(area: string, routes: readonly RouteEntry[], lines: readonly SpecLine[]): string[] {
  const ofSpec = routes.filter((route) => route.meta.provenance === "spec");
  const extensions = routes.filter((route) => route.meta.provenance !== "spec");
  const items = [...extensionLines(extensions), ...readingLines(ofSpec, lines)];
  return items.length === 0 ? [] : [`## ${area}`, "", ...items, ""];
}

const operation = (route: RouteEntry): string => `\`${route.method} ${route.template}\``;

/** Those without a note share a line, as do a form's GET and POST. */
function extensionLines(routes: readonly RouteEntry[]): string[] {
  const all = [...Map.groupBy(routes, (route) => route.template).values()].map((same) => ({
    named: `\`${same.map((route) => route.method).join(", ")} ${same[0]?.template}\``,
    note: same[0] === undefined ? "" : noteOf(same[0]),
  }));
  const plain = all.filter(({ note }) => note === "").map(({ named }) => named);
  const noted = all
    .filter(({ note }) => note !== "")
    .map(({ named, note }) => `- [ ] Extension ${named}: ${note}`);
  return plain.length === 0 ? noted : [`- [ ] Extensions ${plain.join(", ")}.`, ...noted];
}

/** The introduction says of all histories what they are. */
const noteOf = ({ meta }: RouteEntry): string =>
  "entity" in meta && meta.entity === "change" ? "" : (meta.note ?? "");

/** The specified routes that need a reading, grouped by reading. */
function readingLines(routes: readonly RouteEntry[], lines: readonly SpecLine[]): string[] {
  const ofText = Map.groupBy(routes, (route) => reading(route, lines));
  ofText.delete("");
  return [...ofText].map(([text, same]) => {
    const shown = same.filter((route) => !route.name.endsWith(".post"));
    const operations = (shown.length === 0 ? same : shown).map(operation);
    return `- [ ] Reading of ${operations.join(", ")}: ${text}`;
  });
}

function reading(route: RouteEntry, lines: readonly SpecLine[]): string {
  const line = lines.find((each) => each.path === route.template && each.method === route.method);
  const note = route.meta.note ?? "";
  return line?.methodIsOurs === true && !note.includes("GET") ? `GET is our reading. ${note}`.trim() : note;
}
