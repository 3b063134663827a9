import type { accountAdmin, FieldError } from "@palier/contract";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";
import type { DueIn } from "./due.ts";
import type { Named } from "./full-name.ts";
import type { Media } from "./media.ts";

export type AdminRow = RowOf<typeof accountAdmin>;

/**
 * Rules for any kind of world: a world stands on a ground that holds rules, and rules act in a world. The type parameter
 * keeps that from being an import circle; `rule-book.ts` names them for the worlds that there are.
 */

/** Who changes records, as their history names it: an administrator, or the passing of time. */
export interface AuthorIn<World> {
  readonly world: World;
  readonly admin: Named;
}

/** Who saves, and where. Every handler's call is one. */
export interface ActorIn<World> extends AuthorIn<World> {
  /** The signed-in administrator. */
  readonly admin: AdminRow;
}

/** What an entity's rules may look at while a record is saved; `before` is undefined for a new one. */
export interface SavingIn<World, Row> extends ActorIn<World> {
  readonly before: Row | undefined;
}

/**
 * The rules of one entity, beyond its contract. Methods see rows of the entity's own type; all are optional:
 * a form without any rule is saved as its values stand.
 */
export interface EntityRulesIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  /** Columns whose text may stand once; capitals make no other text. */
  readonly unique?: readonly (keyof RowOf<E> & string)[];
  /** Columns that the history leaves out: the handler adds a line in words instead (an order's comments). */
  readonly notInHistory?: readonly (keyof RowOf<E> & string)[];
  /** Which states a record may take from where it is, by column: what its forms offer beside its own. */
  next?(row: RowOf<E>): Readonly<Record<string, readonly string[]>>;
  /** What an empty « new » form shows, over the defaults by kind of field. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** How a record is called in its history, in choices and in refusals; its `name`, `label`, `title`, … if left out. */
  name?(row: RowOf<E>): string;
  /** What is wrong with a record that is about to be stored (422), in French at its fields. */
  check?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): readonly FieldError[];
  /** Columns that no form sends, from those that it sends. Copied names and counts are not given here: see `copies`. */
  complete?(draft: RowOf<E>, saving: SavingIn<World, RowOf<E>>): Partial<RowOf<E>>;
  /** What follows once a form has stored a record: events, other records. Not called for handlers' own saves. */
  after?(row: RowOf<E>, saving: SavingIn<World, RowOf<E>>): void;
  /** What follows once a record was deleted. */
  removed?(row: RowOf<E>, actor: ActorIn<World>): void;
  /** Whether a record exists for an admin; for every other one its routes answer 404. */
  visible?(row: RowOf<E>, admin: AdminRow): boolean;
  /** A French reason why a record must stay (409). Other records that point to it are found anyway. */
  keep?(row: RowOf<E>, actor: ActorIn<World>): string | undefined;
}

/**
 * `to.column` repeats what `from` says, found through the reference `to.by` (a slot's `orderNumber`). The name beside a
 * reference is copied by itself: `name-copies.ts`.
 */
export interface Copy {
  readonly to: string;
  readonly column: string;
  readonly by: string;
  readonly from: string;
  /** A column of `from`, or what to make of its row. */
  readonly read: string | ((row: AnyRow) => unknown);
}

/** `on.column` counts the rows of `of` that point to it by `by`, or adds up their column `sum`. Counts of one column add up. */
export interface Count {
  readonly on: string;
  readonly column: string;
  readonly of: string;
  readonly by: string;
  readonly sum?: string;
  /** Only these rows count. Must depend on the row alone. */
  readonly when?: (row: AnyRow) => boolean;
}

/** A stored table of pairs without an entity of its own (a building's managed services). It goes with either end. */
export interface Link {
  readonly table: string;
  /** Its two columns, each with the entity that it points to. */
  readonly ends: readonly [LinkEnd, LinkEnd];
}

export interface LinkEnd {
  readonly column: string;
  readonly entity: string;
  /** Pairs are added on this record's own page alone: it is prepared there, closed or not. */
  readonly owner?: true;
}

/** What follows from each change of an entity's or link table's rows, whoever makes it: a form, an import, a tester. */
export interface FollowIn<World> {
  readonly of: string;
  /** `before` is undefined for a new row, `after` for one that is gone. */
  run(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void;
}

/** Finds a file that was uploaded into a world by its name; undefined when it is not of this area. */
export type MediaIn<World> = (world: World, name: string) => Media | undefined;

/** All areas' rules together, by entity. */
export interface RuleBookIn<World> {
  readonly entities: ReadonlyMap<string, EntityRulesIn<World>>;
  readonly copies: readonly Copy[];
  readonly counts: readonly Count[];
  readonly links: readonly Link[];
  readonly dues: readonly DueIn<World>[];
  readonly follows: readonly FollowIn<World>[];
  readonly media: readonly MediaIn<World>[];
}
