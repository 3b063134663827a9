import type { accountAdmin, FieldError } from "@palier/contract";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";
import type { DueIn } from "./due.ts";
import type { Named } from "./full-name.ts";
import type { Media } from "./media.ts";

export type AdminRow = RowOf<typeof accountAdmin>;

/**
 * Rules generic in the world type, to avoid an import cycle: a world holds rules, and rules act in a world.
 * `rule-book.ts` instantiates them.
 */

/** The author of changes: an admin, or the clock. */
export interface AuthorIn<World> {
  readonly world: World;
  readonly admin: Named;
}

/** Who saves, and where; every handler's call is one. */
export interface ActorIn<World> extends AuthorIn<World> {
  readonly admin: AdminRow;
}

/** What rules may read while saving; `before` is undefined for a new record. */
export interface SavingIn<World, Row> extends ActorIn<World> {
  readonly before: Row | undefined;
}

/** Rules of one entity beyond its contract, all optional. */
export interface EntityRulesIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  /** Columns with unique text, case-insensitively. */
  readonly unique?: readonly (keyof RowOf<E> & string)[];
  /** Columns the history omits; the handler adds an entry in words (an order's comments). */
  readonly notInHistory?: readonly (keyof RowOf<E> & string)[];
  /** Allowed next states by column, offered by forms besides the present one. */
  next?(row: RowOf<E>): Readonly<Record<string, readonly string[]>>;
  /** A new form's values, over the defaults by kind. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** A record's name in history, choices and refusals; defaults to its `name`, `label`, `title`, … */
  name?(row: RowOf<E>): string;
  /** Errors of a record about to be stored (422), in French. */
  check?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): readonly FieldError[];
  /** Columns no form sends, derived from those it sends. Copied names and counts belong in `copies` and `counts`. */
  complete?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): Partial<RowOf<E>>;
  /** Runs after a form stored a record: events, other records. Not for handlers' own saves. */
  after?(row: RowOf<E>, saving: SavingIn<World, RowOf<E>>): void;
  /** Runs after a deletion. */
  removed?(row: RowOf<E>, actor: ActorIn<World>): void;
  /** Whether the record exists for an admin; otherwise its routes answer 404. */
  visible?(row: RowOf<E>, admin: AdminRow): boolean;
  /** A French reason to refuse deletion (409). References are checked anyway. */
  keep?(row: RowOf<E>, actor: ActorIn<World>): string | undefined;
}

/**
 * `to.column` copies from `from`, through the reference `to.by` (a slot's `orderNumber`). Names beside references are
 * copied automatically: `name-copies.ts`.
 */
export interface Copy {
  readonly to: string;
  readonly column: string;
  readonly by: string;
  readonly from: string;
  /** A column of `from`, or a function of its row. */
  readonly read: string | ((row: AnyRow) => unknown);
}

/**
 * `on.column` counts the rows of `of` that reference it by `by`, or sums their column `sum`. Several counts of one
 * column add up.
 */
export interface Count {
  readonly on: string;
  readonly column: string;
  readonly of: string;
  readonly by: string;
  readonly sum?: string;
  /** Limits the counted rows. Must depend only on the row. */
  readonly when?: (row: AnyRow) => boolean;
}

/** A stored link table without an entity (a building's managed services). Deleting either end deletes its pairs. */
export interface Link {
  readonly table: string;
  /** Its columns, with the referenced entities. */
  readonly ends: readonly [LinkEnd, LinkEnd];
}

export interface LinkEnd {
  readonly column: string;
  readonly entity: string;
  /** Pairs are added only on this record's page, even if it is closed. */
  readonly owner?: true;
}

/** Reacts to each change of a table's rows, by forms, imports or testers. */
export interface FollowIn<World> {
  readonly of: string;
  /** `before` is undefined for a new row, `after` for a deleted one. */
  run(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void;
}

/** Finds an uploaded file by name; undefined if it is not this area's. */
export type MediaIn<World> = (world: World, name: string) => Media | undefined;

/** All areas' rules, by entity. */
export interface RuleBookIn<World> {
  readonly entities: ReadonlyMap<string, EntityRulesIn<World>>;
  readonly copies: readonly Copy[];
  readonly counts: readonly Count[];
  readonly links: readonly Link[];
  readonly dues: readonly DueIn<World>[];
  readonly follows: readonly FollowIn<World>[];
  readonly media: readonly MediaIn<World>[];
}
