/** The mock server's answers for tests that need no browser. */
import { mockWorld } from "@palier/mock-server/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { signIn } from "./session.ts";

/** Answers the tests of a file from a world of its own, which each of them finds new, with Jeanne signed in. */
export function freshWorld() {
  const world = mockWorld({ origin: "https://palier.test" });
  const server = setupServer(...world.handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterAll(() => server.close());
  beforeEach(async () => {
    await world.reset();
    await signIn("jeanne.martin@palier.test", "palier");
  });
  return world;
}
