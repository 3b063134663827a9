import { MinusIcon, PlusIcon } from "@palier/ui";
import { type ActionRoute, type PressAction, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Assignable extends Named {
  readonly assigned: boolean;
}

export type PairOf<R> = (row: R) => Readonly<Record<string, number>>;

interface AssignmentRoutes {
  readonly add: ActionRoute;
  readonly remove: ActionRoute;
}

/** Undone by {@link removal}. */
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

/** Undone by {@link addition}. */
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

/**
 * By the row's `assigned`.
 *
 * @example
 * assignment({ add: routes.add, remove: routes.remove }, ({ id }) => ({ buildingId, serviceId: id }));
 */
export const assignment = <R extends Assignable>(
  routes: AssignmentRoutes,
  params: PairOf<R>,
): readonly PressAction<R>[] => [
  { ...addition(routes, params), when: ({ assigned }) => !assigned },
  { ...removal(routes, params), when: ({ assigned }) => assigned },
];
