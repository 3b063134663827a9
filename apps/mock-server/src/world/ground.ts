import type { BaseTable } from "../store/base-table.ts";
import type { AnyRow } from "./catalog.ts";
import type { Media } from "./media.ts";
import type { RuleBookIn } from "./rule-shapes.ts";

/** What all worlds share unchanged: seeded rows, and the areas' rules. */
export interface GroundOf<World> {
  readonly seed: string;
  /** The seed's present, an ISO instant. */
  readonly now: string;
  /** Whether a table is too large to scan in one turn. */
  readonly isLarge: boolean;
  readonly tables: ReadonlyMap<string, BaseTable<AnyRow>>;
  readonly rules: RuleBookIn<World>;
  /** A generated picture or document by name, if any. */
  readonly media: (name: string) => Media | undefined;
}
