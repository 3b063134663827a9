/** On which side of the wire something changed. */
export type Side = "request" | "answer";

/**
 * Who no longer gets along: `clients` of the old contract with a server of the new one, `backends` of the old contract
 * with the new web app, both, or nobody.
 */
export type Breaks = "clients" | "backends" | "both" | "nobody";

/** What changed at one place of an operation, or of a component that operations share. */
export interface Difference {
  /** The component that the place is in, if operations share one: `Order`. */
  readonly component?: string;
  /** Undefined for a change of an operation as a whole. */
  readonly side?: Side;
  /** Where in the operation: `body.amountCents`, `200.data[].status`; or in the component: `.status`. */
  readonly at: string;
  readonly what: string;
  readonly breaks: Breaks;
}

/** One change, with all operations that have it. */
export interface Change extends Difference {
  readonly operations: readonly string[];
  /** How a note names this change and no other. */
  readonly key: string;
}

/** Values that the new side has no more, or more of than before: what this breaks, by who sends them. */
export const narrowed = (side: Side): Breaks => (side === "request" ? "clients" : "backends");
export const widened = (side: Side): Breaks => (side === "request" ? "backends" : "clients");

/** What is said of a change that nobody here can class. */
export const cannotJudge = (at: string, keyword: string, was: string, is: string) =>
  ({ at, what: `cannot judge: ${keyword} ${was} becomes ${is}`, breaks: "both" }) as const;

/** In how many places the same change may be before it is one line for all of them. */
const apart = 3;

type Located = readonly [operation: string, Difference];

/** Differences by operation as changes: what a shared component or many places have in common is one change. */
export function folded(differences: readonly Located[]): Change[] {
  const same = Map.groupBy(differences, ([, { side, at, what, breaks, component }]) =>
    JSON.stringify([side, at, what, breaks, component !== undefined]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : changesOf(group, first[1]);
  });
}

/** The changes that have one difference in common. */
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

/** How many operations a line names. */
const named = 3;

/** One line for people. */
export function lineOf({ key, breaks, operations }: Change): string {
  const some = operations.slice(0, named).join(", ");
  const others = operations.length > named ? ` and ${operations.length - named} more` : "";
  const used =
    operations.length > 1 || /^(?:component|\d+ components):/.test(key) ? `  (${some}${others})` : "";
  return `${breaks === "nobody" ? "" : `breaks ${breaks}`}`.padEnd(16) + key + used;
}
