/** Named views: their content, and a list's default. */
import { type Row, rowOf, rowsOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import { fieldsAtFault } from "./acceptance.ts";
import { recordOf } from "./draft.ts";
import type { WriteProbe } from "./write-context.ts";

const gone = "palierNoSuchColumn";

/** Names that no list has. */
const unknown: Readonly<Record<string, Row>> = {
  filters: { name: gone, value: "1" },
  order: { column: gone, dir: "asc" },
  columns: { name: gone, hidden: false, pinned: false, width: null },
};

/** Unknown filters, orders and columns are refused at their field. */
export async function verifyViewForm({ probe, context }: WriteProbe, { draft }: Accepted): Promise<void> {
  const { meta } = probe.route;
  if (meta.kind !== "form" || meta.entity !== "view") return;
  for (const [field, entry] of Object.entries(unknown)) {
    const body = { ...(await context.drafts.fresh(probe, draft)), [field]: [entry] };
    const refused = await probe.ask("view-holds", field, [422], { params: draft.params, body });
    if (refused === undefined) continue;
    const at = fieldsAtFault(refused);
    const said = { expected: `an error at ${field}`, found: at.join(", ") };
    probe.expect("view-holds", field, at.includes(field), said, refused);
  }
}

export const choosesDefault = ({ name }: WriteProbe["probe"]["route"]): boolean =>
  name === "view.chooseDefault";

/**
 * Makes a view of this run the only default, and restores the former. Undefined without a view of this run.
 */
export async function verifyDefaultView({
  probe,
  context,
}: WriteProbe): Promise<Accepted["draft"] | undefined> {
  const [id] = context.created.idsOf("view");
  const list = id === undefined ? undefined : (await recordOf(probe, "view", id))?.list;
  if (id === undefined || list === undefined) {
    probe.gap("view-default", "", "this run made no view, and changes nobody's default");
    return undefined;
  }
  const defaults = async (): Promise<unknown[]> => {
    const route = probe.run.routes.find(({ name }) => name === "view.list");
    const shown = route === undefined ? undefined : await probe.of(route).send({});
    const views = rowsOf(rowOf(shown?.json)?.views);
    return views.filter((view) => view.list === list && view.isDefault === true).map((view) => view.id);
  };
  const choose = (view: unknown, isDefault: boolean) =>
    probe.ask("accepts", "", [200], { params: { id: Number(view) }, body: { isDefault } });
  const before = await defaults();
  const steps = [
    { isDefault: true, wanted: [id] },
    { isDefault: false, wanted: [] },
  ];
  for (const { isDefault, wanted } of steps) {
    const exchange = await choose(id, isDefault);
    const found = await defaults();
    const said = { expected: `defaults ${wanted.join()}`, found: `defaults ${found.join()}` };
    const right = JSON.stringify(found) === JSON.stringify(wanted);
    probe.expect("view-default", isDefault ? "chosen" : "taken back", right, said, exchange);
  }
  for (const view of before) await choose(view, true);
  return { params: { id }, body: { isDefault: false }, form: undefined, offered: {} };
}
