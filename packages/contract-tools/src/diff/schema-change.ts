import type { Difference, Side } from "./change.ts";

/** What changed of a schema: a difference whose side is the comparison's. */
export type SchemaChange = Pick<Difference, "component" | "at" | "what" | "breaks">;

/** How schemas are compared on one side of the wire. */
export interface Comparison {
  readonly side: Side;
  /** How two schemas differ. What differs within a component of the same name stands at that component. */
  changes(at: string, old: unknown, fresh: unknown): readonly SchemaChange[];
}

/** Changes of a component at that component, but for those that are in a further one. */
export const withinComponent = (component: string, changes: readonly SchemaChange[]): SchemaChange[] =>
  changes.map((each) => ({ component, ...each }));
