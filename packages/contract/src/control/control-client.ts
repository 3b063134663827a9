import { ControlCalls, type ControlOptions } from "./control-calls.ts";
import { controlContract as routes } from "./control-contract.ts";
import type { WorldSummary } from "./world.ts";
import { WorldControl } from "./world-control.ts";

/** The control API from a program: `controlClient("http://127.0.0.1:4010").world("my-test").reset()`. */
export class ControlClient extends ControlCalls {
  async worlds(): Promise<readonly WorldSummary[]> {
    return (await this.call(routes.worlds, {})).worlds;
  }

  /** Opens a world; a name that nobody has is found for it when none is given. */
  async createWorld(name?: string): Promise<WorldControl<ControlClient>> {
    const made = await this.call(routes.createWorld, {}, { body: name === undefined ? {} : { name } });
    return this.world(made.name);
  }

  /** A world's handle; asks nothing yet. */
  world(name: string): WorldControl<ControlClient> {
    return new WorldControl(this, name);
  }
}

export const controlClient = (url: string, options?: ControlOptions): ControlClient =>
  new ControlClient(url, options);
