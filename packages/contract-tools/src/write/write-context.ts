import type { RouteEntry } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import type { Created } from "./created.ts";
import type { Drafts } from "./draft.ts";

/** Locks as another admin, for which the contract has no route. */
export interface LockHolder {
  readonly hold: (entity: string, id: number) => Promise<void>;
  readonly release: (entity: string, id: number) => Promise<void>;
}

export interface WriteContext {
  readonly drafts: Drafts;
  readonly created: Created;
  readonly locks: LockHolder | undefined;
}

export interface WriteProbe {
  readonly probe: Probe;
  readonly context: WriteContext;
}

export const isDeletion = ({ template }: RouteEntry): boolean => template.endsWith("/delete/{id}");
export const isMove = ({ template }: RouteEntry): boolean => template.endsWith("/{position}");
export const isAssignment = ({ method, template }: RouteEntry): boolean =>
  method === "POST" && /\/(?:add|remove)$/.test(template);
