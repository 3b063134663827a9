import type { BaseTable } from "../store/base-table.ts";
import type { AnyRow } from "./catalog.ts";
import type { Media } from "./media.ts";
import type { RuleBookIn } from "./rule-shapes.ts";

/** What all worlds stand on and none changes: the seeded rows, and the rules of the areas. */
export interface GroundOf<World> {
  readonly seed: string;
  /** The seed's present, an ISO instant. */
  readonly now: string;
  /** Whether a table has so many rows that reading them all is too long for one turn. */
  readonly isLarge: boolean;
  readonly tables: ReadonlyMap<string, BaseTable<AnyRow>>;
  readonly rules: RuleBookIn<World>;
  /** A generated picture or document by its name; undefined when there is none. */
  readonly media: (name: string) => Media | undefined;
}
