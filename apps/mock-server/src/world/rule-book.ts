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

/** Who saves, and in which world. Every handler's call is one. */
export type Actor = ActorIn<World>;

/** Who changes records, by name: an administrator, or the passing of time. */
export type Author = AuthorIn<World>;

/** What an entity's rules may look at while a record is saved; `before` is undefined for a new one. */
export type Saving<Row> = SavingIn<World, Row>;

/** The rules of one entity, beyond its contract. */
export type EntityRules<E extends EntityLike = EntityLike> = EntityRulesIn<World, E>;

/** What becomes due of one entity. */
export type Due<E extends EntityLike = EntityLike> = DueIn<World, E>;

/** What follows from each change of a table's rows. */
export type Follow = FollowIn<World>;

/** Finds an uploaded file. */
export type FindMedia = MediaIn<World>;

/** All areas' rules together, by entity. */
export type RuleBook = RuleBookIn<World>;
