import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { type ActionRoute, type PressAction, type PressDeclaration, press, type Question } from "./action.ts";

export type Changeable = WithOwnName & {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: unknown;
};

interface StateWords<R> extends Pick<PressDeclaration<R>, "label" | "counted" | "detailForAll"> {
  /** Asked if others are affected, or no column counts them. */
  readonly question?: (record: R) => Question;
  /** Toast. */
  readonly done: (name: string) => string;
}

interface StateChangeDeclaration<R>
  extends Pick<PressDeclaration<R>, "name" | "icon" | "tone" | "undo" | "barred" | "inline"> {
  readonly words: StateWords<R>;
  readonly to: string | boolean;
  /** Defaults to any the contract allows. */
  readonly from?: string;
  /** Even if nobody is affected. */
  readonly alwaysAsks?: (record: R) => boolean;
}

/**
 * Sends the contract's counts: outdated ones are refused (409). If nobody is affected it runs unasked, with
 * undo.
 *
 * @example
 * stateChange<User>(routes.changeStatus, { name: "disable", to: "disabled", words: texts.disable });
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
