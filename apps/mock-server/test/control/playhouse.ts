/** A server with control client, and admins in their own worlds. */
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
    /** A client in a world, not signed in. */
    visitor,
    admin: async (world: string, email?: string) => {
      const client = visitor(world);
      await client.signIn(email);
      return client;
    },
    /** A new world. */
    world: () => {
      count += 1;
      return control.createWorld(`test-${count}`);
    },
    /** A raw call of the control API. */
    ask: (path: string, init?: RequestInit) => fetch(`${door.url}/__mock${path}`, init),
  };
}

/** The refusal of a call that must be refused. */
export async function refusal(call: Promise<unknown>): Promise<ControlError> {
  try {
    await call;
  } catch (error) {
    return error as ControlError;
  }
  throw new Error("it was not refused");
}
