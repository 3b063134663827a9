import { Keyboard } from "../../kit/keyboard.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

// Snapshots at hundreds of keys would take most of the time.
test.use({ trace: { mode: "retain-on-failure", screenshots: false, snapshots: false } });

interface Named {
  readonly id: number;
  readonly name: string;
  readonly reference: string;
}

test("A06 A07 A14 a property team solves an incident, edits a building and answers a resident by keyboard alone, 360 px wide", async ({
  admin: page,
  world,
}) => {
  test.setTimeout(180_000);
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  await page.setViewportSize({ width: 360, height: 740 });
  const keys = new Keyboard(page);
  const main = page.getByRole("main");
  const incident = await oneThat<Named & { assigneeName: string | null }>(
    page,
    "/admin/incident/ajax/list",
    { status: "open" },
    ({ assigneeName }) => assigneeName === null,
  );
  const building = await oneThat<Named>(page, "/admin/building/ajax-list", { status: "active" });
  const conversation = await oneThat<{ id: number; userName: string }>(
    page,
    "/admin/conversations/ajax-list",
    {
      status: "open",
    },
  );

  await page.goto("/admin/news");
  await expect(page.getByRole("heading", { level: 1, name: /\d+$/ })).toBeVisible();
  await keys.enter(page.getByRole("link", { name: "Aller au contenu" }));

  await keys.screen("Incidents");
  await keys.openRow(incident.reference, /\S/);
  const place = `/admin/incident/edit/${incident.id}`;
  await expect(page).toHaveURL(place);
  await keys.enter(main.getByRole("button", { name: "Prendre en charge", exact: true }));
  await expect(toast(page, `Prise en charge enregistrée : ${incident.reference}`)).toBeVisible();
  await keys.enter(main.getByRole("button", { name: "Résoudre", exact: true }));
  await expect(toast(page, `Résolution enregistrée : ${incident.reference}`)).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "resolved", assigneeName: "Jeanne Martin" });

  await keys.screen("Immeubles");
  await keys.openRow(building.reference, building.name);
  await keys.fill(page.getByRole("textbox", { name: /^Nom/ }), `${building.name} bis`);
  await keys.press("Control+s");
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  expect(await stored(page, `/admin/building/edit/${building.id}`)).toMatchObject({
    name: `${building.name} bis`,
  });

  await page.goto(`/admin/conversations/${conversation.id}`);
  await keys.enter(main.getByRole("button", { name: "Répondre", exact: true }));
  const message = page.getByRole("textbox", { name: /^Message/ });
  await expect(message).toBeFocused();
  await keys.type("Le plombier passe jeudi.");
  await keys.press("Control+Enter");
  await expect(main.getByText("Le plombier passe jeudi.")).toBeVisible();
  await expect(message).toHaveCount(0);
  expect([...keys.problems]).toEqual([]);
});
