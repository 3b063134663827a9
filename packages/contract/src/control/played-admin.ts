import type { ControlCalls } from "./control-calls.ts";
import { controlContract as routes } from "./control-contract.ts";
import type { CalledAnswer, Played } from "./play.ts";

type Values = Readonly<Record<string, unknown>>;

/** An administrator whom a test plays: `await world.admin("karim@…").open("building", 12)`. */
export class PlayedAdmin {
  readonly email: string;
  readonly #calls: ControlCalls;
  readonly #params: { readonly world: string; readonly email: string };

  constructor(calls: ControlCalls, world: string, email: string) {
    this.#calls = calls;
    this.email = email;
    this.#params = { world, email };
  }

  /** Opens the record's form, and holds its lock if nobody does. */
  open(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playOpen, this.#params, { body: { area, id } });
  }

  /** Holds the record's lock; `force` takes it from whoever does. */
  lock(area: string, id: number, force = false): Promise<Played> {
    return this.#calls.call(routes.playLock, this.#params, { body: { area, id, force } });
  }

  /** Changes values of the open form, without saving. */
  type(area: string, id: number, values: Values): Promise<Played> {
    return this.#calls.call(routes.playType, this.#params, { body: { area, id, values: { ...values } } });
  }

  /** Sends the open form, with these values over what was typed. `route` names the form where there are several. */
  save(area: string, id: number, values: Values = {}, route?: string): Promise<Played> {
    const body = { area, id, values: { ...values }, ...(route === undefined ? {} : { route }) };
    return this.#calls.call(routes.playSave, this.#params, { body });
  }

  /** Leaves one record, or all of them; the locks go. */
  async leave(area?: string, id?: number): Promise<readonly string[]> {
    const body = area === undefined || id === undefined ? {} : { area, id };
    return (await this.#calls.call(routes.playLeave, this.#params, { body })).left;
  }

  /** Asks the holder to hand the record over (L06). */
  ask(area: string, id: number): Promise<Played> {
    return this.#calls.call(routes.playAsk, this.#params, { body: { area, id } });
  }

  /**
   * Calls the API, as this administrator signed in; what it refuses is an answer too. The path may carry its query and the
   * API's base: `get("/api/admin/building/ajax-list?length=5")`.
   */
  get(path: string, query = ""): Promise<CalledAnswer> {
    return this.#calls.call(routes.playCall, this.#params, { body: { method: "GET", path, query } });
  }

  post(path: string, body: Values = {}): Promise<CalledAnswer> {
    return this.#calls.call(routes.playCall, this.#params, {
      body: { method: "POST", path, body: { ...body } },
    });
  }

  /** Answers whoever asks for a record that this administrator holds. */
  answer(area: string, id: number, say: "yielded" | "refused"): Promise<Played> {
    return this.#calls.call(routes.playAnswer, this.#params, { body: { area, id, say } });
  }
}
