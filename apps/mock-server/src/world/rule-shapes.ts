import type { accountAdmin, FieldError } from "@palier/contract";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";
import type { DueIn } from "./due.ts";
import type { Named } from "./full-name.ts";
import type { Media } from "./media.ts";

export type AdminRow = RowOf<typeof accountAdmin>;

/** Generic in the world type to avoid an import cycle; `rule-book.ts` instantiates them. */

/** The author of changes: an admin, or the clock. */
export interface AuthorIn<World> {
  readonly world: World;
  readonly admin: Named;
}

/** Every handler's call is one. */
export interface ActorIn<World> extends AuthorIn<World> {
  readonly admin: AdminRow;
}

/** `before` is undefined for a new record. */
export interface SavingIn<World, Row> extends ActorIn<World> {
  readonly before: Row | undefined;
}

/** An entity's rules beyond its contract. */
export interface EntityRulesIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  /** Case-insensitively. */
  readonly unique?: readonly (keyof RowOf<E> & string)[];
  /** The handler adds an entry in words instead (an order's comments). */
  readonly notInHistory?: readonly (keyof RowOf<E> & string)[];
  /** Allowed next states by column, besides the present one. */
  next?(row: RowOf<E>): Readonly<Record<string, readonly string[]>>;
  /** Of a new form, over the defaults by kind. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** In history, choices and refusals; defaults to `name`, `label`, `title`, … */
  name?(row: RowOf<E>): string;
  /** French errors of a record about to be stored (422). */
  check?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): readonly FieldError[];
  /** Columns derived from those that forms send. Copied names and counts belong in `copies` and `counts`. */
  complete?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): Partial<RowOf<E>>;
  /** After a form stored a record; not after handlers' own saves. */
  after?(row: RowOf<E>, saving: SavingIn<World, RowOf<E>>): void;
  removed?(row: RowOf<E>, actor: ActorIn<World>): void;
  /** If false, the record's routes answer 404 to this admin. */
  visible?(row: RowOf<E>, admin: AdminRow): boolean;
  /** A French reason to refuse deletion (409). References are checked anyway. */
  keep?(row: RowOf<E>, actor: ActorIn<World>): string | undefined;
}

/**
 * `to.column` copies from `from`, through the reference `to.by`. Names beside references are copied
 * automatically: `name-copies.ts`.
 */
export interface Copy {
  readonly to: string;
  readonly column: string;
  readonly by: string;
  readonly from: string;
  readonly read: string | ((row: AnyRow) => unknown);
}

/**
 * `on.column` counts the rows of `of` that reference it by `by`, or sums their `sum`. Several counts of one
 * column add up.
 */
export interface Count {
  readonly on: string;
  readonly column: string;
  readonly of: string;
  readonly by: string;
  readonly sum?: string;
  /** Must depend only on the row. */
  readonly when?: (row: AnyRow) => boolean;
}

/** A stored link table without an entity. Deleting either end deletes its pairs. */
export interface Link {
  readonly table: string;
  readonly ends: readonly [LinkEnd, LinkEnd];
}

export interface LinkEnd {
  readonly column: string;
  readonly entity: string;
  /** Pairs are added only on this record's page, even if it is closed. */
  readonly owner?: true;
}

/** After each change of a row, by forms, imports or testers. */
export interface FollowIn<World> {
  readonly of: string;
  /** `before` is undefined for a new row, `after` for a deleted one. */
  run(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void;
}

/** Undefined if the file is not this area's. */
export type MediaIn<World> = (world: World, name: string) => Media | undefined;

export interface RuleBookIn<World> {
  readonly entities: ReadonlyMap<string, EntityRulesIn<World>>;
  readonly copies: readonly Copy[];
  readonly counts: readonly Count[];
  readonly links: readonly Link[];
  readonly dues: readonly DueIn<World>[];
  readonly follows: readonly FollowIn<World>[];
  readonly media: readonly MediaIn<World>[];
}
