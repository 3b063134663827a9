import type { BaseTable } from "../store/base-table.ts";
import type { AnyRow } from "./catalog.ts";
import type { Media } from "./media.ts";
import type { RuleBookIn } from "./rule-shapes.ts";

/** What all worlds share unchanged. */
export interface GroundOf<World> {
  readonly seed: string;
  /** ISO instant. */
  readonly now: string;
  readonly tables: ReadonlyMap<string, BaseTable<AnyRow>>;
  readonly rules: RuleBookIn<World>;
  /** A generated picture or document. */
  readonly media: (name: string) => Media | undefined;
}
