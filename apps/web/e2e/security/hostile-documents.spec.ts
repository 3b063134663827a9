/** As `hostile-proofs`, with documents that a viewer opens: in the whole browser, which has one. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { pressAction } from "../kit/head.ts";
import { ended, type HostilePdf, hostilePdfs, uploadProof } from "../kit/hostile-pdf.ts";
import { test as base, expect } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { stored } from "../kit/stored.ts";

const tie = { id: 8, path: "/admin/user/ula/8" };

interface Foreign {
  readonly origin: string;
  readonly heard: string[];
}

/** A host that no page of ours ever asks for, and that would hear of it. */
const test = base.extend<{ readonly foreign: Foreign }>({
  foreign: async ({ page: _ }, use) => {
    const heard: string[] = [];
    const server = createServer((request, answer) => {
      const { cookie, referer } = request.headers;
      heard.push(`${request.method} ${request.url} from ${cookie ?? referer ?? "nobody"}`);
      answer.end();
    });
    await new Promise<void>((listening) => {
      server.listen(0, "127.0.0.1", listening);
    });
    // Another host than the tests' own, 127.0.0.1: cookies know no ports.
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, heard });
    server.closeAllConnections();
    server.close();
  },
});

// The viewer itself, a page of the browser's, throws at addresses that it refuses.
test.use({ mayThrow: true });

/** Windows, files and questions that the page opened. */
function opened(page: Page): string[] {
  const all: string[] = [];
  page.on("dialog", (dialog) => {
    all.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on("page", (other) => all.push(`window ${other.url()}`));
  page.on("download", (download) => all.push(`file ${download.url()}`));
  return all;
}

/** Looks at the proof until it has tried all that it knows. */
async function look(page: Page, { isPressed }: HostilePdf, all: readonly string[]): Promise<void> {
  const frame = page.getByRole("dialog", { name: /^Justificatif de / }).locator("iframe");
  const file = page.waitForResponse(
    (answer) => answer.url().includes("/admin/media/") && answer.request().resourceType() === "document",
  );
  await page.goto(tie.path);
  await pressAction(page, "Voir le justificatif");
  expect((await file).headers()).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'self'",
  });
  // Of its own bytes: outside of the sandbox, where its viewer starts.
  await expect(frame).not.toHaveAttribute("sandbox");
  const { x, y, width, height } = await placeOf(frame);
  await expect(async () => {
    // Until the viewer has drawn its page.
    if (isPressed) await page.mouse.click(x + width * 0.6, y + height * 0.5);
    expect(all).toContain(ended);
  }).toPass();
}

const withoutIcons = (heard: readonly string[]): Set<string> =>
  new Set(heard.filter((line) => !line.includes("/favicon.ico")));

/** The viewer may act after its document's last word, so a later request of the same browser's is heard first. */
async function reachesNobody(page: Page, { origin, heard }: Foreign): Promise<void> {
  const later = await page.context().newPage();
  await later.goto(`${origin}/later`);
  await later.close();
  expect(withoutIcons(heard)).toEqual(new Set(["GET /later from nobody"]));
  await expect(page).toHaveURL(tie.path);
}

/** What is pressed in a document is a link: this viewer follows it in the tab itself (SECURITY.md). */
async function leads(page: Page, { origin, heard }: Foreign): Promise<void> {
  await expect(page).toHaveURL(`${origin}/uri`);
  expect(withoutIcons(heard)).toEqual(new Set(["GET /uri from nobody"]));
  await page.goto(tie.path);
}

test("S22 hostile documents are shown by their viewer, and take nothing of the page around it", {
  tag: "@whole-browser",
}, async ({ admin: page, world, foreign }) => {
  // Four documents, each tried until it knows no further.
  test.setTimeout(120_000);
  const all = opened(page);
  for (const attack of hostilePdfs(foreign.origin, `${world.url}/api/admin/logout`))
    await test.step(attack.name, async () => {
      all.length = 0;
      foreign.heard.length = 0;
      await uploadProof(world, tie.id, attack.body);
      const before = await stored(page, tie.path);
      await look(page, attack, all);

      if (attack.isPressed) await leads(page, foreign);
      else await reachesNobody(page, foreign);
      // The test's own window, too.
      expect(new Set(all.filter((each) => each !== "window about:blank"))).toEqual(new Set([ended]));
      expect(
        await page.evaluate(() => [
          document.documentElement.dataset.attacked,
          localStorage.getItem("attacked"),
        ]),
      ).toEqual([undefined, null]);
      expect(await stored(page, tie.path)).toEqual(before);
    });
  // Nothing was sent with the admin's session, which goes on.
  const posts = await world.calls({ method: "POST" });
  expect(posts.map(({ path }) => path).filter((path) => !/login|proof-upload/.test(path))).toEqual([]);
});
