/** Without traces: pictures of so long a page would cost more than the test. */
import { expect, test } from "./kit/palier.ts";

test.use({ trace: "off" });

test("B07 a reader of the reference tries operations, in another world and session than this browser's", async ({
  admin,
  world,
}) => {
  await admin.goto("/docs#building.edit.post");
  const edit = admin.locator("[id='building.edit.post']");
  const body = edit.getByRole("textbox", { name: "Corps (JSON)" });
  // Has a version, so it can be sent as it is.
  await expect(body).toHaveValue(/"version": 1\b/);
  await body.fill((await body.inputValue()).replace(/"name": "[^"]*"/, '"name": "Essayé ici"'));
  await edit.getByRole("button", { name: "Envoyer" }).click();
  await expect(edit.getByRole("status")).toContainText("200 · application/json");
  await expect(edit.getByLabel("Réponse")).toContainText('"name": "Essayé ici"');
  await edit.getByText("La même demande, dans un terminal").click();
  await expect(edit.getByLabel("La même demande, dans un terminal")).toContainText(
    /curl -i -b palier\.cookies 'http:.*\/api\/admin\/building\/edit\/1' -H 'x-palier-world: docs-\w+' -X POST/,
  );
  await edit.getByRole("button", { name: "Envoyer" }).click();
  await expect(edit.getByRole("status")).toContainText("409 · application/problem+json");
  await admin.goto("/admin/building/edit/1");
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).not.toHaveValue("Essayé ici");
  expect((await world.journal({ route: "building.edit.post" })).entries).toEqual([]);
});
