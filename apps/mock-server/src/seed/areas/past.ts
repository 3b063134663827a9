import type { change } from "@palier/contract";
import { changeSummary } from "../../world/history.texts.ts";
import type { FieldsOf } from "../seeding.ts";

export type PastLine = FieldsOf<typeof change>;

/** Counted without making its lines. */
export interface Past {
  readonly count: number;
  readonly lines: () => readonly PastLine[];
}

export type PastChange = PastLine["changes"][number];

/** Newest records per entity: the first history request reads all lines. */
export const withPast = 10_000;

interface LineFacts {
  readonly entity: string;
  readonly recordId: number;
  readonly name: string;
  readonly at: string;
  readonly byAdmin: string;
  /** Omitted for the creation. */
  readonly changes?: readonly PastChange[];
}

export function pastLine({ name, changes, ...line }: LineFacts): PastLine {
  const event = changes === undefined ? "created" : "updated";
  const labels = changes?.map(({ label }) => label) ?? [];
  return { ...line, event, changes: [...(changes ?? [])], summary: changeSummary(event, name, labels) };
}
