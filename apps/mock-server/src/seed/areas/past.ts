import type { change } from "@palier/contract";
import { changeSummary } from "../../world/history.texts.ts";
import type { FieldsOf } from "../seeding.ts";

/** A line of history. */
export type PastLine = FieldsOf<typeof change>;

/** The past of one entity's records: `lineAt(index)` is pure. */
export interface Past {
  readonly count: number;
  readonly lineAt: (index: number) => PastLine;
}

/** One field's part of a line. */
export type PastChange = PastLine["changes"][number];

/** How many records of an entity have a past at most, the newest: all lines are read when the first history is asked for. */
export const withPast = 10_000;

interface LineFacts {
  readonly entity: string;
  readonly recordId: number;
  /** How the record is called. */
  readonly name: string;
  readonly at: string;
  readonly byAdmin: string;
  /** Left out for the creation. */
  readonly changes?: readonly PastChange[];
}

/** A line of history with its summary. */
export function pastLine({ name, changes, ...line }: LineFacts): PastLine {
  const event = changes === undefined ? "created" : "updated";
  const labels = changes?.map(({ label }) => label) ?? [];
  return { ...line, event, changes: [...(changes ?? [])], summary: changeSummary(event, name, labels) };
}
