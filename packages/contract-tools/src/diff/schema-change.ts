import type { Difference, Side } from "./change.ts";

export type SchemaChange = Pick<Difference, "component" | "at" | "what" | "breaks">;

export interface Comparison {
  readonly side: Side;
  /** Changes within a component of the same name are attributed to it. */
  changes(at: string, old: unknown, fresh: unknown): readonly SchemaChange[];
}

/** Attributes changes to a component, except those already in a nested one. */
export const withinComponent = (component: string, changes: readonly SchemaChange[]): SchemaChange[] =>
  changes.map((each) => ({ component, ...each }));
