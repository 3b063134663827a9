import { contentChanges } from "./content-changes.ts";
import { componentOf, lastName, resolved } from "./document.ts";
import type { Documents } from "./documents.ts";
import { type JsonNode, nodeAt } from "./json-node.ts";
import { restChanges } from "./rest-changes.ts";
import { type SchemaChange, withinComponent } from "./schema-change.ts";

export function answerChanges(documents: Documents, old: JsonNode, fresh: JsonNode): SchemaChange[] {
  const [was, is] = [nodeAt(old, "responses"), nodeAt(fresh, "responses")];
  const gone = Object.keys(was).filter((status) => !(status in is));
  return [
    ...gone.map((at): SchemaChange => ({ at, what: "is no longer answered", breaks: "backends" })),
    ...Object.entries(is).flatMap(([status, answer]): readonly SchemaChange[] => {
      if (!(status in was)) {
        const breaks = /^[45]/.test(status) ? "nobody" : "clients";
        return [{ at: status, what: "is a new answer", breaks }];
      }
      return changesOf(documents, status, was[status], answer);
    }),
  ];
}

const read = new Set(["content", "headers"]);

function changesOf(
  { before, after, answer }: Documents,
  status: string,
  given: unknown,
  now: unknown,
): readonly SchemaChange[] {
  const component = componentOf(now);
  const isShared = component !== undefined && component === componentOf(given);
  const at = isShared ? "" : status;
  const [old, fresh] = [resolved(before, given), resolved(after, now)];
  const changes: SchemaChange[] = [
    ...contentChanges(answer, at, old, fresh),
    ...headerChanges({ before, after, answer }, at, old, fresh),
    ...restChanges(at, old, fresh, (key) => read.has(key)),
  ];
  return isShared ? withinComponent(lastName(component), changes) : changes;
}

/** By case-insensitive name. */
function headerChanges(
  { before, after, answer }: Pick<Documents, "before" | "after" | "answer">,
  at: string,
  old: JsonNode,
  fresh: JsonNode,
): SchemaChange[] {
  const byName = (node: JsonNode) =>
    new Map(Object.entries(nodeAt(node, "headers")).map(([name, header]) => [name.toLowerCase(), header]));
  const [was, is] = [byName(old), byName(fresh)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): readonly SchemaChange[] => {
    const place = `${at} header ${name}`.trim();
    if (!is.has(name)) return [{ at: place, what: "is gone", breaks: "clients" }];
    const header = resolved(after, is.get(name));
    const isRequired = header.required === true;
    if (!was.has(name)) {
      return [{ at: place, what: "is new", breaks: isRequired ? "backends" : "nobody" }];
    }
    const known = resolved(before, was.get(name));
    const need: SchemaChange[] =
      (known.required === true) === isRequired
        ? []
        : isRequired
          ? [{ at: place, what: "is required now", breaks: "backends" }]
          : [{ at: place, what: "may be left out now", breaks: "clients" }];
    return [
      ...need,
      ...answer.changes(place, known.schema ?? {}, header.schema ?? {}),
      ...restChanges(place, known, header, (key) => key === "schema" || key === "required"),
    ];
  });
}
