import type { RouteEntry } from "@palier/contract";
import { contract, paramNames, routesOf } from "@palier/contract";

/** Edit forms addressed by id alone, by entity. */
const forms = Map.groupBy(
  routesOf(contract).filter(({ method, meta, template }) => {
    return (
      method === "POST" && meta.kind === "form" && meta.mode === "edit" && paramNames(template).length === 1
    );
  }),
  ({ meta }) => meta.record?.entity ?? "",
);

/** The main edit form first. */
export function formsOf(entity: string): readonly RouteEntry[] {
  const found = forms.get(entity) ?? [];
  const isEdit = ({ name }: RouteEntry) => /(?:^|\.)edit\.post$/.test(name);
  return [...found.filter(isEdit), ...found.filter((entry) => !isEdit(entry))];
}

export const formPath = ({ template }: RouteEntry, id: number): string =>
  template.replace(/\{\w+\}/, String(id));
