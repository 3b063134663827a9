import { ControlCalls, type ControlOptions } from "./control-calls.ts";
import { controlContract as routes } from "./control-contract.ts";
import type { WorldSummary } from "./world.ts";
import { WorldControl } from "./world-control.ts";

/**
 * The control API for test programs.
 * @example const world = await controlClient("http://localhost:4010").createWorld();
 */
export class ControlClient extends ControlCalls {
  async worlds(): Promise<readonly WorldSummary[]> {
    return (await this.call(routes.worlds, {})).worlds;
  }

  async createWorld(name?: string): Promise<WorldControl<ControlClient>> {
    const made = await this.call(routes.createWorld, {}, { body: name === undefined ? {} : { name } });
    return this.world(made.name);
  }

  /** Sends no request. */
  world(name: string): WorldControl<ControlClient> {
    return new WorldControl(this, name);
  }
}

/** @param url the mock server's origin: `http://127.0.0.1:4010` */
export const controlClient = (url: string, options?: ControlOptions): ControlClient =>
  new ControlClient(url, options);
