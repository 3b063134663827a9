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

export type Actor = ActorIn<World>;

export type Author = AuthorIn<World>;

export type Saving<Row> = SavingIn<World, Row>;

export type EntityRules<E extends EntityLike = EntityLike> = EntityRulesIn<World, E>;

export type Due<E extends EntityLike = EntityLike> = DueIn<World, E>;

export type Follow = FollowIn<World>;

export type FindMedia = MediaIn<World>;

export type RuleBook = RuleBookIn<World>;
