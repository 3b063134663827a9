import { contract, type RouteEntry, routesOf } from "../src/index.ts";
import { filterLine, shapeLine, shapesOf } from "./assumed-shapes.ts";
import { assumptionsIntro } from "./assumptions-intro.ts";
import { type SpecLine, specLines } from "./spec-lines.ts";

/** ASSUMPTIONS.md: what the specification leaves open, area by area. */
export function assumptionsText(): string {
  const routes = routesOf(contract);
  const lines = specLines();
  const areas = [...new Set([...lines.map((line) => line.area), ...routes.map((r) => r.meta.area)])];
  const sections = areas.map((area) =>
    areaText(
      area,
      routes.filter((route) => route.meta.area === area),
      lines,
    ),
  );
  return `${[assumptionsIntro, ...sections].join("\n")}`;
}

function areaText(area: string, routes: readonly RouteEntry[], lines: readonly SpecLine[]): string {
  const ofSpec = routes.filter((route) => route.meta.provenance === "spec");
  const extensions = routes.filter((route) => route.meta.provenance !== "spec");
  return [
    `## ${area}`,
    ...part("Extensions", extensionLines(extensions)),
    ...part("Readings", readingLines(ofSpec, lines)),
    ...part("Shapes", shapeLines(routes)),
    "",
  ].join("\n");
}

const part = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ["", `### ${title}`, "", ...items];

const operation = (route: RouteEntry): string => `\`${route.method} ${route.template}\``;

/** A form's GET and POST share a line. */
function extensionLines(routes: readonly RouteEntry[]): string[] {
  return [...Map.groupBy(routes, (route) => route.template).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const methods = same.map((route) => route.method).join(", ");
    const name = first.name.replace(/\.get$/, "");
    const note = first.meta.note === undefined ? "" : ` ${first.meta.note}`;
    return [`- [ ] \`${methods} ${first.template}\` (${first.meta.kind}, \`${name}\`).${note}`];
  });
}

/** The specified routes that need a reading, grouped by reading. */
function readingLines(routes: readonly RouteEntry[], lines: readonly SpecLine[]): string[] {
  const ofText = Map.groupBy(routes, (route) => reading(route, lines));
  ofText.delete("");
  return [...ofText].map(([text, same]) => {
    const operations = same.filter((route) => !route.name.endsWith(".post")).map(operation);
    return `- [ ] ${operations.join(", ")}: ${text}`;
  });
}

function reading(route: RouteEntry, lines: readonly SpecLine[]): string {
  const line = lines.find((each) => each.path === route.template && each.method === route.method);
  const note = route.meta.note ?? "";
  return line?.methodIsOurs === true && !note.includes("GET") ? `GET is our reading. ${note}`.trim() : note;
}

/** Each shape once, with the routes that share it. */
function shapeLines(routes: readonly RouteEntry[]): string[] {
  const uses = new Map<string, string[]>();
  for (const route of routes) {
    for (const [name, shape] of shapesOf(route)) {
      const text = shapeLine(name, shape);
      uses.set(text, [...(uses.get(text) ?? []), `\`${route.name.replace(/\.post$/, "")}\` ${name}`]);
    }
    const filters = filterLine(route);
    if (filters !== "") uses.set(filters, [...(uses.get(filters) ?? []), `\`${route.name}\` filters`]);
  }
  return [...uses].map(([text, users]) => `- [ ] ${users.join(", ")}: ${text}.`);
}
