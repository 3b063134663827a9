import { areas } from "../areas.ts";
import { countedTables } from "../seed/plan.ts";
import type { Ground } from "../world/world.ts";
import { layGround, type Rows } from "./lay-ground.ts";

const mostKept = 4;

/** The server's own seeded base, and the last few that testers requested. */
export class Grounds {
  readonly own: Ground;
  readonly #others = new Map<string, Ground>();

  constructor(seed: string, rows: Rows) {
    this.own = layGround(seed, rows, areas);
  }

  /** Missing `rows` follow the seed's plan. */
  of(seed: string, rows: Rows): Ground {
    const ground = this.#laid(seed, rows);
    return sameRows(ground, this.own) ? this.own : ground;
  }

  #laid(seed: string, rows: Rows): Ground {
    const key = JSON.stringify([seed, Object.entries(rows).sort()]);
    const known = this.#others.get(key) ?? layGround(seed, rows, areas);
    this.#others.delete(key);
    this.#others.set(key, known);
    for (const oldest of this.#others.keys()) {
      if (this.#others.size <= mostKept) break;
      this.#others.delete(oldest);
    }
    return known;
  }
}

/** Of the tables that can be sized. */
export const rowsOf = ({ tables }: Ground): Record<string, number> =>
  Object.fromEntries(countedTables.map((name) => [name, tables.get(name)?.count ?? 0]));

const sameRows = (a: Ground, b: Ground): boolean =>
  a.seed === b.seed && JSON.stringify(rowsOf(a)) === JSON.stringify(rowsOf(b));
