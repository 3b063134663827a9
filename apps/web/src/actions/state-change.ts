import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { type ActionRoute, type PressAction, type PressDeclaration, press, type Question } from "./action.ts";

/** A record whose state an action changes. */
export type Changeable = WithOwnName & {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: unknown;
};

interface StateWords<R> extends Pick<PressDeclaration<R>, "label" | "counted" | "detailForAll"> {
  /** Asked if the change affects others; always if no column counts them. */
  readonly question?: (record: R) => Question;
  /** The toast for a record's name. */
  readonly done: (name: string) => string;
}

interface StateChangeDeclaration<R>
  extends Pick<PressDeclaration<R>, "name" | "icon" | "tone" | "undo" | "barred" | "inline"> {
  readonly words: StateWords<R>;
  /** The new value. */
  readonly to: string | boolean;
  /** The only source value; defaults to any that the contract allows. */
  readonly from?: string;
  /** Whether to ask even if nobody is affected; defaults to false. */
  readonly alwaysAsks?: (record: R) => boolean;
}

/**
 * An action that closes or reopens a record, per its route's declaration of field, count column and transitions.
 * Sends the count, so that the server refuses an outdated one (409). Without affected records it does not ask: the
 * toast can undo it.
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
