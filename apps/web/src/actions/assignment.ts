import { MinusIcon, PlusIcon } from "@palier/ui";
import { type ActionRoute, type PressAction, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A row of a list that says of each entry whether the record has it. */
interface Assignable extends Named {
  readonly assigned: boolean;
}

/** The path parameters of a record and one of its rows together. */
export type PairOf<R> = (row: R) => Readonly<Record<string, number>>;

/** « Ajouter » on the rows of what a record does not have yet; `params` name both records. */
export const addition = <R extends Named>(route: ActionRoute, params: PairOf<R>): PressAction<R> =>
  press<R>(route, {
    name: "add",
    label: texts.add,
    icon: PlusIcon,
    params,
    done: ({ name }) => texts.added(name),
  });

/** « Retirer » on the rows of what a record has; `params` name both records. */
export const removal = <R extends Named>(route: ActionRoute, params: PairOf<R>): PressAction<R> =>
  press<R>(route, {
    name: "remove",
    label: texts.remove,
    icon: MinusIcon,
    params,
    done: ({ name }) => texts.removed(name),
  });

interface AssignmentRoutes {
  readonly add: ActionRoute;
  readonly remove: ActionRoute;
}

/** « Ajouter » or « Retirer » on the rows of what a record may have; `params` name both records. */
export const assignment = <R extends Assignable>(
  { add, remove }: AssignmentRoutes,
  params: PairOf<R>,
): readonly PressAction<R>[] => [
  { ...addition(add, params), when: ({ assigned }) => !assigned },
  { ...removal(remove, params), when: ({ assigned }) => assigned },
];
