import type { Page } from "@playwright/test";
import { pressAction } from "./kit/head.ts";
import { act, buildings, made, viewsOf } from "./kit/named-views.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { rowsOf, stored } from "./kit/stored.ts";

const list = "/admin/concierge/callback";

interface Callback {
  readonly id: number;
  readonly userName: string;
}

const waiting = (page: Page) =>
  rowsOf<Callback>(page, `${list}/ajax-list`, { status: "toHandle", order: "requestedAt" });

const recordOf = (page: Page, id: number) => stored(page, `${list}/edit/${id}`);

const treat = (page: Page, name: string) =>
  page
    .getByRole("button", { name: `Traité ${name}`, exact: true })
    .first()
    .press("Enter");

test("A16 A05 a call that was closed by a single press is opened again from its toast, once, with the version after it", async ({
  admin: page,
  world,
}) => {
  const [call] = await waiting(page);
  if (call === undefined) throw new Error("nobody waits");
  const before = await recordOf(page, call.id);
  await page.goto(`${list}?status=toHandle`);
  await treat(page, call.userName);
  const done = toast(page, `Appel traité : ${call.userName}`);
  await expect(done).toBeVisible();
  expect(await recordOf(page, call.id)).toMatchObject({ status: "handled", handledBy: "Jeanne Martin" });
  await done.getByRole("button", { name: "Annuler", exact: true }).dblclick();
  await expect(toast(page, `Annulation effectuée : ${call.userName}`)).toBeVisible();
  await expect(done).toHaveCount(0);
  const { version: _, ...kept } = before;
  const { version, ...now } = await recordOf(page, call.id);
  expect(now).toEqual(kept);
  expect(version).toBe(before.version + 2);
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(2);
  await expect(page.getByRole("button", { name: `Traité ${call.userName}` }).first()).toBeVisible();
});

test("A16 « Annuler » pressed twice by keyboard takes back once, and treats nobody else's call", async ({
  admin: page,
  world,
}) => {
  const [call] = await waiting(page);
  if (call === undefined) throw new Error("nobody waits");
  await page.goto(`${list}?status=toHandle`);
  await treat(page, call.userName);
  const undo = toast(page, `Appel traité : ${call.userName}`).getByRole("button", { name: "Annuler" });
  await expect(page.getByRole("button", { name: /^Traité / }).first()).toBeFocused();
  await undo.focus();
  // Nothing in between: a second press within half a second is meant as one, and a busy machine stretches it.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(undo).toHaveCount(0);
  await expect(toast(page, `Annulation effectuée : ${call.userName}`)).toBeVisible();
  expect(await recordOf(page, call.id)).toMatchObject({ status: "toHandle" });
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(2);
});

test("A16 A02 several calls in quick succession are counted in one toast, which takes the last one back", async ({
  admin: page,
}) => {
  const [first, second, third] = await waiting(page);
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few wait");
  await page.goto(`${list}?status=toHandle`);
  for (const { userName } of [first, second, third]) await treat(page, userName);
  const sum = toast(page, "3 appels traités");
  await expect(sum).toContainText(/Appel traité\s: /);
  await expect(toast(page, "Appel traité")).toHaveCount(1);
  const last = /Appel traité\s: (.*?)Annuler/.exec((await sum.textContent()) ?? "")?.[1];
  await sum.getByRole("button", { name: "Annuler le dernier" }).click();
  await expect(toast(page, `Annulation effectuée : ${last}`)).toBeVisible();
  const states = await Promise.all(
    [first, second, third].map(async ({ id, userName }) => [userName, (await recordOf(page, id)).status]),
  );
  expect(states.filter(([, status]) => status === "toHandle")).toEqual([[last, "toHandle"]]);
});

test("A16 A03 what cannot be taken back is shown: another admin saved meanwhile, or holds the record", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const [changed, held] = await waiting(page);
  if (changed === undefined || held === undefined) throw new Error("too few wait");
  await page.goto(`${list}?status=toHandle`);
  await treat(page, changed.userName);
  const done = toast(page, `Appel traité : ${changed.userName}`);
  await done.hover();
  await world.patch("callback", changed.id, { note: "Rappelé par Karim" }, { announced: false });
  await done.getByRole("button", { name: "Annuler" }).click();
  const refused = toast(page, `Annulation pour ${changed.userName}`);
  await expect(refused).toContainText("modifiée entre-temps");
  expect(await recordOf(page, changed.id)).toMatchObject({ status: "handled", note: "Rappelé par Karim" });

  await treat(page, held.userName);
  await toast(page, `Appel traité : ${held.userName}`).hover();
  await otherAdmin.open("callback", held.id);
  await toast(page, `Appel traité : ${held.userName}`).getByRole("button", { name: "Annuler" }).click();
  await expect(toast(page, `Annulation pour ${held.userName}`)).toContainText("Karim Benali");
  expect(await recordOf(page, held.id)).toMatchObject({ status: "handled" });
});

test("A16 a call that was opened again by a single press is closed again, unless a colleague had closed it", async ({
  admin: page,
  world,
}) => {
  const [own, other] = await waiting(page);
  if (own === undefined || other === undefined) throw new Error("too few wait");
  for (const status of ["handled", "unreachable"]) {
    await world.patch("callback", own.id, { status, handledBy: "Jeanne Martin", note: "À la loge" });
    await page.goto(`${list}/edit/${own.id}`);
    await pressAction(page, "À rappeler");
    const done = toast(page, `Appel à refaire : ${own.userName}`);
    await expect(done).toBeVisible();
    expect(await recordOf(page, own.id)).toMatchObject({ status: "toHandle", handledBy: null });
    await done.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(toast(page, /Annulation effectuée/)).toContainText(own.userName);
    expect(await recordOf(page, own.id)).toMatchObject({
      status,
      handledBy: "Jeanne Martin",
      note: "À la loge",
    });
  }
  // Set directly: the server would store this admin's name.
  await world.patch("callback", other.id, { status: "handled", handledBy: "Karim Benali" });
  await page.goto(`${list}/edit/${other.id}`);
  await pressAction(page, "À rappeler");
  const reopened = toast(page, `Appel à refaire : ${other.userName}`);
  await expect(reopened).toBeVisible();
  await expect(reopened.getByRole("button", { name: "Annuler", exact: true })).toHaveCount(0);
});

test("A16 A10 the view with which a list opens is taken back: the one before, or none", async ({
  admin: page,
  world,
}) => {
  const [first, second] = [await made(world, { name: "Une" }), await made(world, { name: "Deux" })];
  const byDefault = async () =>
    (await viewsOf(page, "building.list")).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const takeBack = async (said: string) => {
    await toast(page, said).getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(toast(page, "Annulation effectuée")).toHaveCount(1);
  };
  await page.goto(`${buildings}?vue=${first}`);
  await act(page, "Ouvrir par défaut");
  await takeBack("La liste s’ouvrira avec « Une »");
  expect(await byDefault()).toEqual([]);

  await page.reload();
  await act(page, "Ouvrir par défaut");
  await expect(toast(page, "La liste s’ouvrira avec « Une »")).toBeVisible();
  await page.goto(`${buildings}?vue=${second}`);
  await act(page, "Ouvrir par défaut");
  await expect(toast(page, "La liste s’ouvrira avec « Deux »")).toBeVisible();
  expect(await byDefault()).toEqual(["Deux"]);
  await takeBack("La liste s’ouvrira avec « Deux »");
  expect(await byDefault()).toEqual(["Une"]);
});

test("A16 a service that a building lost by a single press is given back from its toast", async ({
  admin: page,
}) => {
  const services = () =>
    rowsOf<{ id: number; name: string }>(page, "/admin/managed-services/building/ajax/2", {
      assigned: true,
      length: 50,
    });
  const before = await services();
  const [service] = before;
  if (service === undefined) throw new Error("the building has no service");
  await page.goto("/admin/building/edit/2/managed-services");
  await page.getByRole("button", { name: `Retirer ${service.name}`, exact: true }).click();
  const done = toast(page, `Retrait effectué : ${service.name}`);
  await expect(done).toBeVisible();
  expect(await services()).toHaveLength(before.length - 1);
  await done.getByRole("button", { name: "Annuler" }).click();
  await expect(toast(page, `Annulation effectuée : ${service.name}`)).toBeVisible();
  expect((await services()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});
