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

interface AssignmentRoutes {
  readonly add: ActionRoute;
  readonly remove: ActionRoute;
}

/** « Ajouter » on the rows of what a record does not have yet; `params` name both records. « Retirer » takes it back. */
export const addition = <R extends Named>(routes: AssignmentRoutes, params: PairOf<R>): PressAction<R> =>
  press<R>(routes.add, {
    name: "add",
    label: texts.add,
    icon: PlusIcon,
    bulk: true,
    params,
    done: ({ name }) => texts.added(name),
    counted: texts.addedAll,
    undo: () => removal(routes, params),
  });

/** « Retirer » on the rows of what a record has; `params` name both records. « Ajouter » takes it back. */
export const removal = <R extends Named>(routes: AssignmentRoutes, params: PairOf<R>): PressAction<R> =>
  press<R>(routes.remove, {
    name: "remove",
    label: texts.remove,
    icon: MinusIcon,
    bulk: true,
    params,
    done: ({ name }) => texts.removed(name),
    counted: texts.removedAll,
    undo: () => addition(routes, params),
  });

/** « Ajouter » or « Retirer » on the rows of what a record may have; `params` name both records. */
export const assignment = <R extends Assignable>(
  routes: AssignmentRoutes,
  params: PairOf<R>,
): readonly PressAction<R>[] => [
  { ...addition(routes, params), when: ({ assigned }) => !assigned },
  { ...removal(routes, params), when: ({ assigned }) => assigned },
];
