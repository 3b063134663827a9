export type Side = "request" | "answer";

/** Of the old contract: `clients` with the new server, `backends` with the new web app. */
export type Breaks = "clients" | "backends" | "both" | "nobody";

/** At one place of an operation, or of a shared component. */
export interface Difference {
  /** `Order` */
  readonly component?: string;
  /** Undefined for a whole operation. */
  readonly side?: Side;
  /** In the operation: `body.amountCents`, `200.data[].status`; or in the component: `.status`. */
  readonly at: string;
  readonly what: string;
  readonly breaks: Breaks;
}

export interface Change extends Difference {
  readonly operations: readonly string[];
  /** Identifies the change in notes. */
  readonly key: string;
}

/** Whom removed (narrowed) or added (widened) values break, depending on the sender. */
export const narrowed = (side: Side): Breaks => (side === "request" ? "clients" : "backends");
export const widened = (side: Side): Breaks => (side === "request" ? "backends" : "clients");

export const cannotJudge = (at: string, keyword: string, was: string, is: string) =>
  ({ at, what: `cannot judge: ${keyword} ${was} becomes ${is}`, breaks: "both" }) as const;

const apart = 3;

type Located = readonly [operation: string, Difference];

/** Differences of a shared component or of many places become one change. */
export function folded(differences: readonly Located[]): Change[] {
  const same = Map.groupBy(differences, ([, { side, at, what, breaks, component }]) =>
    JSON.stringify([side, at, what, breaks, component !== undefined]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : changesOf(group, first[1]);
  });
}

function changesOf(group: readonly Located[], { component, ...difference }: Difference): Change[] {
  const isShared = component !== undefined;
  const places = Map.groupBy(group, ([operation, each]) => each.component ?? operation);
  const all = operationsOf(group);
  if (places.size > apart) {
    const kind = isShared ? "components" : "operations";
    return [changeOf(`${places.size} ${kind}`, all, difference)];
  }
  return [...places].map(([place, some]) =>
    isShared
      ? changeOf("component", operationsOf(some), { ...difference, at: place + difference.at })
      : changeOf(place, operationsOf(some), difference),
  );
}

const operationsOf = (group: readonly Located[]): string[] => [
  ...new Set(group.map(([operation]) => operation)),
];

function changeOf(subject: string, operations: readonly string[], difference: Difference): Change {
  const { side, at, what } = difference;
  const words = [side ?? [], at.replace(/^\./, "") || [], what].flat().join(" ");
  return { operations, key: `${subject}: ${words}`, ...difference };
}

const named = 3;

export function lineOf({ key, breaks, operations }: Change): string {
  const some = operations.slice(0, named).join(", ");
  const others = operations.length > named ? ` and ${operations.length - named} more` : "";
  const used =
    operations.length > 1 || /^(?:component|\d+ components):/.test(key) ? `  (${some}${others})` : "";
  return `${breaks === "nobody" ? "" : `breaks ${breaks}`}`.padEnd(16) + key + used;
}
