import { accountAdmin } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { nearest } from "./nearest.ts";
import type { PlayedWorld } from "./played-world.ts";
import { Player } from "./player.ts";
import { virtualAdminTexts as texts } from "./virtual-admins.texts.ts";

/** T05; replaced with the world's state. */
export class VirtualAdmins {
  readonly #host: PlayedWorld;
  readonly #players = new Map<number, Player>();

  constructor(host: PlayedWorld) {
    this.#host = host;
  }

  /** Throws 404 for an unknown address, 409 for a disabled account. */
  player(email: string): Player {
    const { world } = this.#host;
    const admins = world.table(accountAdmin);
    const admin = admins.first({ where: [{ column: "email", op: "eq", value: email.toLowerCase() }] });
    if (admin === undefined) {
      const known = Array.from(admins.rows({ length: 200 }), (row) => row.email);
      throw refuse("not-found", { detail: texts.noAdmin(email), allowed: nearest(email, known) });
    }
    if (!admin.enabled) throw refuse("wrong-state", { detail: texts.disabled(admin.email) });
    const known = this.#players.get(admin.id);
    if (known !== undefined) return known;
    const player = new Player(this.#host, admin);
    this.#players.set(admin.id, player);
    return player;
  }
}
