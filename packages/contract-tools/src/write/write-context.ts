import type { RouteEntry } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import type { Created } from "./created.ts";
import type { Drafts } from "./draft.ts";

/** Takes and releases a record's lock as another admin, for which the contract has no route. */
export interface LockHolder {
  readonly hold: (entity: string, id: number) => Promise<void>;
  readonly release: (entity: string, id: number) => Promise<void>;
}

/** State shared by all POST routes of a run. */
export interface WriteContext {
  readonly drafts: Drafts;
  readonly created: Created;
  readonly locks: LockHolder | undefined;
}

/** One POST under verification. */
export interface WriteProbe {
  readonly probe: Probe;
  readonly context: WriteContext;
}

export const isDeletion = ({ template }: RouteEntry): boolean => template.endsWith("/delete/{id}");
/** A move within an ordered list. */
export const isMove = ({ template }: RouteEntry): boolean => template.endsWith("/{position}");
/** The adding or removing route of an assignment. */
export const isAssignment = ({ method, template }: RouteEntry): boolean =>
  method === "POST" && /\/(?:add|remove)$/.test(template);
