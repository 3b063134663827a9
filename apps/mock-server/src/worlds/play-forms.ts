import type { RouteEntry } from "@palier/contract";
import { contract, paramNames, routesOf } from "@palier/contract";

/** The POST of each form that changes a record and needs its id alone, by the record's entity: what a played admin may save. */
const forms = Map.groupBy(
  routesOf(contract).filter(({ method, meta, template }) => {
    return (
      method === "POST" && meta.kind === "form" && meta.mode === "edit" && paramNames(template).length === 1
    );
  }),
  ({ meta }) => meta.record?.entity ?? "",
);

/** The forms of an entity; its own edit form comes first. */
export function formsOf(entity: string): readonly RouteEntry[] {
  const found = forms.get(entity) ?? [];
  const isEdit = ({ name }: RouteEntry) => /(?:^|\.)edit\.post$/.test(name);
  return [...found.filter(isEdit), ...found.filter((entry) => !isEdit(entry))];
}

/** A form's address for one record. */
export const formPath = ({ template }: RouteEntry, id: number): string =>
  template.replace(/\{\w+\}/, String(id));
