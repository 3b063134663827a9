import { MinusIcon, PlusIcon } from "@palier/ui";
import { type ActionRoute, type PressAction, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

/** A row of a list that says of each entry whether the record has it. */
interface Assignable {
  readonly id: number;
  readonly name: string;
  readonly assigned: boolean;
}

interface AssignmentRoutes {
  readonly add: ActionRoute;
  readonly remove: ActionRoute;
}

/** « Ajouter » or « Retirer » on the rows of what a record may have; `params` name both records. */
export function assignment<R extends Assignable>(
  { add, remove }: AssignmentRoutes,
  params: (row: R) => Readonly<Record<string, number>>,
): readonly PressAction<R>[] {
  return [
    press<R>(add, {
      name: "add",
      label: texts.add,
      icon: PlusIcon,
      when: ({ assigned }) => !assigned,
      params,
      done: ({ name }) => texts.added(name),
    }),
    press<R>(remove, {
      name: "remove",
      label: texts.remove,
      icon: MinusIcon,
      when: ({ assigned }) => assigned,
      params,
      done: ({ name }) => texts.removed(name),
    }),
  ];
}
