import type { RouteEntry } from "@palier/contract";
import { contract, paramNames, routesOf } from "@palier/contract";

/** The edit forms addressed by id alone, by entity: what a virtual admin can save. */
const forms = Map.groupBy(
  routesOf(contract).filter(({ method, meta, template }) => {
    return (
      method === "POST" && meta.kind === "form" && meta.mode === "edit" && paramNames(template).length === 1
    );
  }),
  ({ meta }) => meta.record?.entity ?? "",
);

/** An entity's forms, its main edit form first. */
export function formsOf(entity: string): readonly RouteEntry[] {
  const found = forms.get(entity) ?? [];
  const isEdit = ({ name }: RouteEntry) => /(?:^|\.)edit\.post$/.test(name);
  return [...found.filter(isEdit), ...found.filter((entry) => !isEdit(entry))];
}

/** A form's path for one record. */
export const formPath = ({ template }: RouteEntry, id: number): string =>
  template.replace(/\{\w+\}/, String(id));
