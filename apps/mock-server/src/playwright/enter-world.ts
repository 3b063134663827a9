import type { BrowserContext } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";
import { worldCookie } from "../worlds/world-name.ts";

/**
 * Puts a further browser context into a world, for an app that is served at `url` (the server itself if left out). It
 * stays there when the test clears the cookies, as tests of an ended session do.
 */
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
