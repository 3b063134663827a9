import type { FormMeta } from "@palier/contract";
import { fold } from "../read/fold.ts";
import { askPage, columnsOf, listQuery } from "../read/list-page.ts";
import type { Row } from "../verify/fields.ts";
import { fieldsAtFault } from "./acceptance.ts";
import type { Draft } from "./draft.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Fields of a form that may be unique. */
const most = 3;

/**
 * Another record's value. The contract does not say which fields are unique, so one that is taken shows nothing; one
 * that is refused has to be so at its field, and in other capitals too. Only for a record of this run.
 */
export async function verifyUnique(
  { probe, context }: WriteProbe,
  { entity }: FormMeta,
  params: Draft["params"],
): Promise<void> {
  const { record } = probe.route.meta;
  const id = Number(params[record?.param ?? ""]);
  if (record?.entity !== entity || !context.created.has(entity, id)) return;
  for (const { name, value } of await candidates(probe, entity, id)) {
    const send = async (text: string | undefined) => {
      const draft = await context.drafts.make(probe, params);
      const body = { ...draft?.body, ...(text === undefined ? {} : { [name]: text }) };
      const isTaken = draft !== undefined && probe.route.body?.safeParse(body).success === true;
      return isTaken ? probe.send({ params, body }) : undefined;
    };
    const refused = await send(value);
    if (refused === undefined || refused.status < 300) continue;
    const isRight = refused.status === 422;
    // Refused for another field, or for its record's sake.
    if (isRight ? !fieldsAtFault(refused).includes(name) : (await send(undefined))?.status !== 200) continue;
    const said = { expected: `status 422 at ${name}, if it is unique`, found: `status ${refused.status}` };
    if (!probe.expect("unique", name, isRight, said, refused)) continue;
    const turned = inOtherCapitals(value);
    const again = turned === undefined ? undefined : await send(turned);
    if (again === undefined) continue;
    const same = { expected: `status 422 for « ${turned} »`, found: `status ${again.status}` };
    probe.expect("unique", `${name} in other capitals`, again.status === 422, same, again, refused);
  }
}

/** Undefined without letters, or where capitals are other letters (ß). */
function inOtherCapitals(value: string): string | undefined {
  const turned = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  return turned !== value && turned.toLowerCase() === value.toLowerCase() ? turned : undefined;
}

interface Candidate {
  readonly name: string;
  readonly value: string;
}

/** Texts of form and list of which no two records have the same, e-mails first. */
async function candidates(
  probe: WriteProbe["probe"],
  entity: string,
  id: number,
): Promise<readonly Candidate[]> {
  const list = probe.run.routes.find(
    ({ meta, template }) => meta.kind === "table" && meta.entity === entity && !template.includes("{"),
  );
  const { body } = probe.route;
  if (list?.meta.kind !== "table" || body === undefined) return [];
  const sent = propertiesOf(nodeOf(body));
  const named = columnsOf(list.meta.row).filter(
    ({ name, kind }) => name in sent && (kind === "email" || kind === "text"),
  );
  const page = await askPage(probe.of(list), "reads", "", {}, listQuery(list.meta.row, {}));
  const others = page?.rows.filter((row) => row.id !== id) ?? [];
  return named
    .toSorted((a, b) => Number(b.kind === "email") - Number(a.kind === "email"))
    .flatMap(({ name }) => distinctValue(others, name) ?? [])
    .slice(0, most);
}

function distinctValue(rows: readonly Row[], name: string): Candidate | undefined {
  const values = rows.flatMap((row) => (typeof row[name] === "string" ? [row[name]] : []));
  const [value] = values;
  const isDistinct = new Set(values.map(fold)).size === rows.length;
  return value !== undefined && value !== "" && isDistinct ? { name, value } : undefined;
}
