import { type ControlError, controlClient } from "@palier/contract/control";
import type { ServerOptions } from "../../src/node.ts";
import { Client, openDoor } from "../harness.ts";

export async function openPlayhouse(options: ServerOptions = {}) {
  const door = await openDoor(options);
  const control = controlClient(door.url);
  const visitor = (world: string) =>
    new Client((path, init) =>
      fetch(`${door.url}/api${path}`, { ...init, headers: { ...init?.headers, "x-palier-world": world } }),
    );
  let count = 0;
  return {
    ...door,
    control,
    /** Not signed in. */
    visitor,
    admin: async (world: string, email?: string) => {
      const client = visitor(world);
      await client.signIn(email);
      return client;
    },
    world: () => {
      count += 1;
      return control.createWorld(`test-${count}`);
    },
    ask: (path: string, init?: RequestInit) => fetch(`${door.url}/__mock${path}`, init),
  };
}

/** Must be refused. */
export async function refusal(call: Promise<unknown>): Promise<ControlError> {
  try {
    await call;
  } catch (error) {
    return error as ControlError;
  }
  throw new Error("it was not refused");
}
