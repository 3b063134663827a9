import type { EntityLike } from "./catalog.ts";
import type { DueIn } from "./due.ts";
import type {
  ActorIn,
  AuthorIn,
  EntityRulesIn,
  FollowIn,
  MediaIn,
  RuleBookIn,
  SavingIn,
} from "./rule-shapes.ts";
import type { World } from "./world.ts";

/** Who saves, and in which world; every handler's call is one. */
export type Actor = ActorIn<World>;

/** An admin, or the clock, as the author of changes. */
export type Author = AuthorIn<World>;

/** What rules may read while saving; `before` is undefined for a new record. */
export type Saving<Row> = SavingIn<World, Row>;

/** Rules of one entity beyond its contract. */
export type EntityRules<E extends EntityLike = EntityLike> = EntityRulesIn<World, E>;

/** Due changes of one entity. */
export type Due<E extends EntityLike = EntityLike> = DueIn<World, E>;

/** Reacts to each change of a table's rows. */
export type Follow = FollowIn<World>;

/** Finds an uploaded file. */
export type FindMedia = MediaIn<World>;

/** All areas' rules, by entity. */
export type RuleBook = RuleBookIn<World>;
