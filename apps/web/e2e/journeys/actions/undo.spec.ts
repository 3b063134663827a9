import type { Page } from "@playwright/test";
import { expect, test, toast } from "../../kit/palier.ts";
import { rowsOf, stored } from "../../kit/stored.ts";

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
    .getByRole("button", { name: `Marquer traitée ${name}`, exact: true })
    .first()
    .press("Enter");

test("A16 A05 a call that one press closed is opened again from its toast, once, with the version after it", async ({
  admin: page,
  world,
}) => {
  const [call] = await waiting(page);
  if (call === undefined) throw new Error("nobody waits");
  const before = await recordOf(page, call.id);
  await page.goto(`${list}?status=toHandle`);
  await treat(page, call.userName);
  const done = toast(page, `Appel traité : ${call.userName}`);
  // A hovered toast stays.
  await done.hover();
  expect(await recordOf(page, call.id)).toMatchObject({ status: "handled", handledBy: "Jeanne Martin" });
  await done.getByRole("button", { name: "Annuler", exact: true }).dblclick();
  await expect(toast(page, `Annulation effectuée : ${call.userName}`)).toBeVisible();
  await expect(done).toHaveCount(0);
  const { version: _, ...kept } = before;
  const { version, ...now } = await recordOf(page, call.id);
  expect(now).toEqual(kept);
  expect(version).toBe(before.version + 2);
  for (const route of ["callback.edit.post", "callback.undo"])
    expect(await world.calls({ route })).toHaveLength(1);
  await expect(page.getByRole("button", { name: `Marquer traitée ${call.userName}` }).first()).toBeVisible();
});
