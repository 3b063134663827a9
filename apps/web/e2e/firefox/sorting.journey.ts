import assert from "node:assert/strict";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const entries = "ol[aria-label^=Ordonner] > li";

journey(
  "A06 A12 services in the operator's order: by keyboard, taken back, by the pointer",
  "/admin/managed-services/order",
  async (screen) => {
    const stored = async () =>
      (await screen.rows("/admin/managed-services/ajax")).map(({ name }) => String(name));
    const [first = "", second = "", third = ""] = await stored();
    const handle = (name: string) => screen.page.locator(`button[aria-label="Déplacer ${name}"]`);
    await handle(first).wait();
    await screen.page.focus(`button[aria-label="Déplacer ${first}"]`);
    await screen.keys(" ", "ArrowDown", "ArrowDown", " ");
    await screen.isTold(`${first} : position 3`);
    await screen.focusIsOn(`button[aria-label="Déplacer ${first}"]`);
    assert.deepEqual((await stored()).slice(0, 3), [second, third, first]);

    await screen.press("button", "Annuler", "[role=region][aria-label^=Notifications]");
    await eventually("the order of before", async () => (await stored())[0] === first);
    await eventually(
      "the order of before on the screen",
      async () => (await screen.texts(entries))[0]?.includes(first) === true,
    );

    // Past the middle of the next entry.
    await handle(first).hover();
    await screen.page.mouse.down();
    const below = await (await screen.page.$(`${entries}:nth-child(2)`))?.boundingBox();
    assert.ok(below);
    await screen.page.mouse.move(below.x + 10, below.y + below.height - 2, { steps: 5 });
    await screen.page.mouse.up();
    await eventually("the second one first", async () => (await stored())[0] === second);
    assert.deepEqual((await stored()).slice(0, 3), [second, first, third]);
    await screen.page.reload();
    await eventually(
      "the same after a reload",
      async () => (await screen.texts(entries))[0]?.includes(second) === true,
    );
  },
);
