/** Pages without the app, on which the invariants are tried. */
import type { TestWorld } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { Faults } from "./faults.ts";
import { Player } from "./player.ts";
import { Draws } from "./random.ts";
import { PageWatch } from "./watch.ts";

/** Its API answers 200, or `status`. */
export async function broken(page: Page, body: string, script = "", status = 200): Promise<PageWatch> {
  await page.route("http://broken.test/**", (route) =>
    route.request().url().includes("/api/")
      ? route.fulfill({ status, json: {} })
      : route.fulfill({ contentType: "text/html; charset=utf-8", body: `${body}<script>${script}</script>` }),
  );
  // The clock stands still, so all requests count as of one second.
  const watch = new PageWatch(page, () => 0);
  await page.goto("http://broken.test/");
  return watch;
}

/** Has no patience: it gives up as soon as no way leads on. */
export function playerOf(page: Page, world: TestWorld, watch: PageWatch, faults: Faults): Player {
  return new Player({
    page,
    world,
    draws: new Draws("watch"),
    faults,
    watch,
    patience: { withFaults: 0, without: 500 },
  });
}

export const faultsOf = (
  page: Page,
  world: TestWorld,
  network: ConstructorParameters<typeof Faults>[0]["network"],
) => new Faults({ page, world, network, draws: new Draws("1"), scriptDraws: new Draws("2") });
