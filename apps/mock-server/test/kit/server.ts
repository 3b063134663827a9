/** Servers on a port of their own. */
import { type ControlError, controlClient } from "@palier/contract/control";
import { type ServerOptions, startServer } from "../../src/node.ts";
import { Client, type Send } from "./client.ts";

export async function openDoor(options: ServerOptions = {}) {
  const { app, server, url, close } = await startServer({ port: 0, ...options });
  const raw: Send = (path, init) => fetch(`${url}/api${path}`, init);
  const client = () => new Client(raw, () => app.world("default"));
  const control = controlClient(url);
  /** Not signed in. */
  const visitor = (world: string) =>
    new Client(
      (path, init) =>
        fetch(`${url}/api${path}`, { ...init, headers: { ...init?.headers, "x-palier-world": world } }),
      () => app.world(world),
    );
  let count = 0;
  return {
    app,
    server,
    url,
    raw,
    client,
    close,
    control,
    visitor,
    signedIn: async (email?: string) => {
      const one = client();
      await one.signIn(email);
      return one;
    },
    admin: async (world: string, email?: string) => {
      const one = visitor(world);
      await one.signIn(email);
      return one;
    },
    world: () => {
      count += 1;
      return control.createWorld(`test-${count}`);
    },
    ask: (path: string, init?: RequestInit) => fetch(`${url}/__mock${path}`, init),
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
