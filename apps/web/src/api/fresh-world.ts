import { mockWorld } from "@palier/mock-server/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { signIn } from "./session.ts";

/**
 * A world per file, reset with Jeanne signed in before each test.
 *
 * @example
 * const world = freshWorld();
 */
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
