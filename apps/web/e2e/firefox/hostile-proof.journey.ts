/** As `hostile-documents` and `hostile-proofs`, in the browser whose viewer is pdf.js. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { jeanne } from "@palier/mock-server/playwright";
import { ended, hostilePdfs, uploadProof } from "../kit/hostile-pdf.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";
import type { Screen } from "./screen.ts";

const tie = "/admin/user/ula/8";

journey("S22 documents that do what a viewer lets them reach nobody", tie, async (screen) => {
  const heard: string[] = [];
  const foreign = createServer((request, answer) => {
    heard.push(`${request.method} ${request.url}`);
    answer.end();
  });
  await new Promise<void>((listening) => {
    foreign.listen(0, "127.0.0.1", listening);
  });
  const { port } = foreign.address() as AddressInfo;
  const opened: string[] = [];
  screen.page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  screen.page.on("popup", (popup) => opened.push(`window ${popup?.url()}`));
  try {
    const all = hostilePdfs(`http://127.0.0.1:${port}`, `${screen.world.url}/api/admin/logout`);
    for (const attack of all.filter(({ needsActions }) => needsActions !== true)) {
      opened.length = 0;
      await uploadProof(screen.world, 8, attack.body);
      const before = await screen.stored(tie);
      await screen.page.goto(screen.world.url + tie);
      await screen.press("button", /^Autres actions/);
      await screen.press("menuitem", "Voir le justificatif");
      await eventually(`${attack.name}: ${ended}`, async () => {
        return opened.includes(ended);
      });
      assert.deepEqual([...new Set(opened)], [ended], attack.name);
      assert.deepEqual(await screen.stored(tie), before);
      await screen.isAt(new RegExp(`${tie}$`));
      assert.deepEqual(await marks(screen), [null, null], attack.name);
    }
    assert.deepEqual(heard, []);
    const posts = (await screen.world.calls({ method: "POST" })).map(({ path }) => path);
    assert.deepEqual(
      posts.filter((path) => !/login|proof-upload/.test(path)),
      [],
    );
  } finally {
    foreign.closeAllConnections();
    foreign.close();
  }
});

const marks = (screen: Screen) =>
  screen.page.evaluate(() => [
    document.documentElement.dataset.attacked ?? null,
    localStorage.getItem("attacked"),
  ]);

journey(
  "S22 files of a hostile world run nothing in the window of a proof",
  "/admin/user",
  async (screen) => {
    const opened: string[] = [];
    screen.page.on("dialog", (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    await screen.world.seed({ seed: "hostile:palier" });
    // A picture, a page and a document that says so through its viewer.
    for (const [id, said] of [
      [5, []],
      [4, []],
      [6, ["34"]],
    ] as const) {
      opened.length = 0;
      await screen.page.goto(`${screen.world.url}/admin/user/ula/${id}`);
      if (id === 5) await screen.signIn(jeanne);
      await screen.press("button", /^Autres actions/);
      await screen.press("menuitem", "Voir le justificatif");
      const frame = await screen.page.waitForSelector("[role=dialog] iframe");
      const inner = await frame?.contentFrame();
      await eventually(
        `the file of ${id}`,
        async () => (await inner?.evaluate(() => document.readyState)) === "complete",
      );
      await eventually(`what ${id} says`, async () => opened.length === said.length);
      assert.deepEqual(opened, said);
      await screen.isAt(new RegExp(`/admin/user/ula/${id}$`));
    }
  },
);
