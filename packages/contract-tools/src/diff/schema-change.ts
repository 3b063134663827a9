import type { Difference, Side } from "./change.ts";

/** A change of a schema; its side is the comparison's. */
export type SchemaChange = Pick<Difference, "component" | "at" | "what" | "breaks">;

/** Compares schemas on one side of the wire. */
export interface Comparison {
  readonly side: Side;
  /** Changes between two schemas. Those within a component of the same name are attributed to it. */
  changes(at: string, old: unknown, fresh: unknown): readonly SchemaChange[];
}

/** Attributes changes to a component, except those already in a nested one. */
export const withinComponent = (component: string, changes: readonly SchemaChange[]): SchemaChange[] =>
  changes.map((each) => ({ component, ...each }));
