import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { type ActionRoute, type PressAction, type PressDeclaration, press, type Question } from "./action.ts";

/** A record whose state an action changes. */
export type Changeable = WithOwnName & {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: unknown;
};

/** French words of a state change. */
interface StateWords<R> extends Pick<PressDeclaration<R>, "label" | "counted" | "detailForAll"> {
  /** Asked where the change concerns somebody; always where no column counts whom. */
  readonly question?: (record: R) => Question;
  /** The toast after it, about the record of this name. */
  readonly done: (name: string) => string;
}

interface StateChangeDeclaration<R>
  extends Pick<PressDeclaration<R>, "name" | "icon" | "tone" | "undo" | "barred" | "inline"> {
  readonly words: StateWords<R>;
  /** The value that the record takes. */
  readonly to: string | boolean;
  /** The only value from which this action leads there; any that the contract allows if left out. */
  readonly from?: string;
  /** Whether it is asked about a record that concerns nobody. Defaults to false. */
  readonly alwaysAsks?: (record: R) => boolean;
}

/**
 * An action that closes a record or opens it again, by the contract's declaration of its route: which field, which column
 * counts whom it concerns, which value may follow. The count goes with the request, so that the server refuses one that is
 * not true any more (409). Nothing is asked about a record that concerns nobody: the toast takes it back.
 */
export function stateChange<R extends Changeable>(
  route: ActionRoute,
  { to, from, alwaysAsks, words: { question, done, ...words }, ...facts }: StateChangeDeclaration<R>,
): PressAction<R> {
  const { change } = route.metadata;
  if (change === undefined) throw new TypeError(`${route.path} changes no state`);
  const { field, counted, next } = change;
  return press<R>(route, {
    ...facts,
    ...words,
    ...(question === undefined ? {} : { confirm: question }),
    done: (record) => done(ownName(record) ?? ""),
    bulk: true,
    when: (record) => {
      const now = record[field];
      if (now === to || (from !== undefined && now !== from)) return false;
      return next === undefined || next[String(now)]?.some((each) => each === to) === true;
    },
    asks: (record) =>
      counted.length === 0 ||
      counted.some((column) => Number(record[column]) > 0) ||
      alwaysAsks?.(record) === true,
    params: ({ id }) => ({ id }),
    body: (record) => ({
      [field]: to,
      ...Object.fromEntries(counted.map((column) => [column, record[column]])),
      version: record.version,
    }),
  });
}
