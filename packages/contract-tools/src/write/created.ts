import type { RouteEntry } from "@palier/contract";
import type { Params } from "../verify/samples.ts";

/** What a run made, so that it edits and deletes its own records rather than others'. */
export class Created {
  readonly #ids = new Map<string, number[]>();
  /** What stays behind, because no route takes it back. */
  readonly leftovers: string[] = [];

  add(entity: string, id: number): void {
    this.#ids.set(entity, [...(this.#ids.get(entity) ?? []), id]);
  }

  remove(entity: string, id: number): void {
    this.#ids.set(
      entity,
      this.idsOf(entity).filter((each) => each !== id),
    );
  }

  /** The newest first. */
  idsOf(entity: string): readonly number[] {
    return (this.#ids.get(entity) ?? []).toReversed();
  }

  leave(route: RouteEntry, what: string, params: Params): void {
    const where = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    this.leftovers.push(`${route.name}: ${what}${where.length === 0 ? "" : ` (${where.join(", ")})`}`);
  }
}
