import type { RequestHandler } from "msw";
import { z } from "zod";
import type { MockApp } from "../app.ts";
import { demoPassword } from "../areas/session.ts";
import { inProcessClient } from "../in-process/in-process-client.ts";
import { TestWorld } from "../in-process/test-world.ts";
import type { World } from "../world/world.ts";
import { handlersOf } from "./handlers-of.ts";
import { KeptSession } from "./kept-session.ts";

const session = z.object({ csrfToken: z.string() });

export class MockWorld extends TestWorld {
  readonly app: MockApp;
  /** @example setupServer(...world.handlers) */
  readonly handlers: readonly RequestHandler[];
  readonly #session: KeptSession;

  constructor(app: MockApp, name: string, origin: string | undefined) {
    super(inProcessClient(app), name);
    this.app = app;
    this.#session = new KeptSession(app, name);
    this.handlers = handlersOf(app, this.#session, origin);
    app.world(name);
  }

  /** @example world.state.table("building").get(2) */
  get state(): World {
    return this.app.world(this.name);
  }

  /** Returns the CSRF token. Throws if refused. */
  async signIn(email = "jeanne.martin@palier.test", password: string = demoPassword): Promise<string> {
    const url = new URL(`${this.app.base}/admin/login`, this.url);
    const body = JSON.stringify({ email, password });
    const request = new Request(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    const { status, body: said } = await this.#session.answer(request, url);
    if (status !== 200 || typeof said !== "string") throw new Error(`${email} cannot sign in: ${status}`);
    return session.parse(JSON.parse(said)).csrfToken;
  }
}
