/** On which side of the wire something changed. */
export type Side = "request" | "answer";

/**
 * Who no longer gets along: `clients` of the old contract with a server of the new one, `backends` of the old contract
 * with the new web app, both, or nobody.
 */
export type Breaks = "clients" | "backends" | "both" | "nobody";

export interface Change {
  readonly operation: string;
  readonly side: Side;
  /** Where in it: `body.amountCents`, `200.data[].status`. */
  readonly at: string;
  readonly what: string;
  readonly breaks: Breaks;
}

/** Values that the new side has no more, or more of than before: what this breaks, by who sends them. */
export const narrowed = (side: Side): Breaks => (side === "request" ? "clients" : "backends");
export const widened = (side: Side): Breaks => (side === "request" ? "backends" : "clients");

/** One line for people. */
export const lineOf = ({ operation, side, at, what, breaks }: Change): string =>
  `${breaks === "nobody" ? "          " : `breaks ${breaks}`.padEnd(10)}  ${operation}  ${side} ${at}: ${what}`;
