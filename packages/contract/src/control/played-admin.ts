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

  /** Opens the record's form, and takes its lock if it is free. */
  open(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playOpen, this.#params, { body: { area, id } });
  }

  /** Takes the record's lock; `force` takes it from its holder. */
  lock(area: string, id: number, force = false): Promise<Played> {
    return this.#calls.call(routes.playLock, this.#params, { body: { area, id, force } });
  }

  /** Changes values of the open form, without saving. */
  type(area: string, id: number, values: Values): Promise<Played> {
    return this.#calls.call(routes.playType, this.#params, { body: { area, id, values: { ...values } } });
  }

  /** Saves the open form, with `values` over the typed ones. `route` names the form where there are several. */
  save(area: string, id: number, values: Values = {}, route?: string): Promise<Played> {
    const body = { area, id, values: { ...values }, ...(route === undefined ? {} : { route }) };
    return this.#calls.call(routes.playSave, this.#params, { body });
  }

  /** Leaves one record, or all of them, and releases the locks. */
  async leave(area?: string, id?: number): Promise<readonly string[]> {
    const body = area === undefined || id === undefined ? {} : { area, id };
    return (await this.#calls.call(routes.playLeave, this.#params, { body })).left;
  }

  /** Sends the holder a takeover request (L06). */
  ask(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playAsk, this.#params, { body: { area, id } });
  }

  /**
   * Calls the API as this administrator; a refusal is returned, not thrown. The path may include a query and
   * the API's base.
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

  /** Answers a takeover request for a record that this administrator holds. */
  answer(area: string, id: number, say: "yielded" | "refused"): Promise<Played> {
    return this.#calls.call(routes.playAnswer, this.#params, { body: { area, id, say } });
  }
}
