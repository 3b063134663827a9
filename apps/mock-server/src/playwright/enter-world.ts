import type { BrowserContext } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";
import { worldCookie } from "../worlds/world-name.ts";

/** The cookie survives `clearCookies`, which tests of expired sessions call. */
export async function enterWorld(context: BrowserContext, world: TestWorld, url = world.url): Promise<void> {
  const urls = new Set([world.url, new URL(url).origin]);
  const enter = () =>
    context.addCookies(
      Array.from(urls, (each) => ({ name: worldCookie, value: world.name, url: each, httpOnly: true })),
    );
  await enter();
  const clearCookies = context.clearCookies.bind(context);
  context.clearCookies = async (which) => {
    await clearCookies(which);
    await enter();
  };
}
