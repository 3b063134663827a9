import type { ControlCalls } from "./control-calls.ts";
import { controlContract as routes } from "./control-contract.ts";
import type { CalledAnswer, Played } from "./play.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * An administrator played by a test.
 * @example await world.admin("karim@…").open("building", 12)
 */
export class PlayedAdmin {
  readonly email: string;
  readonly #calls: ControlCalls;
  readonly #params: { readonly world: string; readonly email: string };

  constructor(calls: ControlCalls, world: string, email: string) {
    this.#calls = calls;
    this.email = email;
    this.#params = { world, email };
  }

  /** Opens the form, taking the record's lock if free. */
  open(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playOpen, this.#params, { body: { area, id } });
  }

  /** `force` takes the lock from its holder. */
  lock(area: string, id: number, force = false): Promise<Played> {
    return this.#calls.call(routes.playLock, this.#params, { body: { area, id, force } });
  }

  type(area: string, id: number, values: Values): Promise<Played> {
    return this.#calls.call(routes.playType, this.#params, { body: { area, id, values: { ...values } } });
  }

  /** Saves the form, `values` over the typed ones. `route`: the form's, if several. */
  save(area: string, id: number, values: Values = {}, route?: string): Promise<Played> {
    const body = { area, id, values: { ...values }, ...(route === undefined ? {} : { route }) };
    return this.#calls.call(routes.playSave, this.#params, { body });
  }

  /** Leaves one record, or all, releasing the locks. */
  async leave(area?: string, id?: number): Promise<readonly string[]> {
    const body = area === undefined || id === undefined ? {} : { area, id };
    return (await this.#calls.call(routes.playLeave, this.#params, { body })).left;
  }

  /** Requests a takeover (L06). */
  ask(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playAsk, this.#params, { body: { area, id } });
  }

  /**
   * Calls the API; refusals are returned, not thrown. The path may include query and base.
   * @example await admin.get("/api/admin/building/ajax-list?length=5")
   */
  get(path: string, query = ""): Promise<CalledAnswer> {
    return this.#calls.call(routes.playCall, this.#params, { body: { method: "GET", path, query } });
  }

  post(path: string, body: Values = {}): Promise<CalledAnswer> {
    return this.#calls.call(routes.playCall, this.#params, {
      body: { method: "POST", path, body: { ...body } },
    });
  }

  answer(area: string, id: number, say: "yielded" | "refused"): Promise<Played> {
    return this.#calls.call(routes.playAnswer, this.#params, { body: { area, id, say } });
  }
}
