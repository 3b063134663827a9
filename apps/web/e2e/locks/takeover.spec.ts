import { expectCleanPart } from "../kit/looks.ts";
import { expect, save, test } from "../kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  karimEmail,
  karimWaits,
  nameField,
  record,
} from "../kit/two-admins.ts";

const hour = 3_600_000;

test("L06 L10 a request that nobody answers for 30 s of the server's time forces the record, whatever both clocks say; the loser keeps what was typed", async ({
  admin,
  realAdmin,
  world,
}) => {
  await admin.clock.install({ time: Date.now() - hour });
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const { lockList, clock } = await world.detail();
  const since = Date.parse(lockList[0]?.since ?? "");
  expect(Math.abs(since - Date.parse(clock.now))).toBeLessThan(60_000);
  const time = new Date(since).toLocaleTimeString("fr-FR", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Paris",
  });
  const other = await realAdmin();
  await other.context.clock.install({ time: Date.now() + hour });
  await other.page.goto(record);
  await expect(heldByJeanne(other.page)).toContainText(`depuis ${time}`);
  const ask = other.page.getByRole("button", { name: "Demander la main" });
  const force = other.page.getByRole("button", { name: "Prendre la main" });
  await ask.click();
  await expect(admin.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await expect(other.page.getByText(/vous pourrez prendre la main dans [123]?\d\s*s/)).toBeVisible();
  await expect(force).toHaveCount(0);

  // On the server and in the browser, whose clock stays wrong.
  await world.clock({ advanceMs: 31_000 });
  await other.context.clock.fastForward(31_000);
  await force.click();
  await expect.poll(holder(world), { intervals: [5] }).toBe(karimEmail);
  await expect(admin.getByText("Karim Benali a pris la main sur cette fiche")).toBeVisible({
    timeout: 2_000,
  });
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
  await expect(save(other.page)).toBeEnabled();

  // Jeanne's typed text survives even a reload.
  await other.context.close();
  await expect.poll(holder(world)).toBeUndefined();
  await admin.reload();
  await expect(admin.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
  await expect.poll(holder(world)).toBe(jeanneEmail);
});

test("L06 A06 A16 a request is made once by a double click or a held key; no press that was meant for something else answers it, keys do", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const { page: other } = await karimWaits(realAdmin);
  const ask = other.getByRole("button", { name: "Demander la main" });
  const withdraw = other.getByRole("button", { name: "Annuler la demande" });
  const sent = other.getByText(/^Demande envoyée/);
  const handOver = admin.getByRole("button", { name: "Passer la main" });
  const refuse = admin.getByRole("button", { name: "Refuser" });
  await ask.dblclick();
  await expect(sent).toBeVisible();
  await withdraw.click();
  await expect(ask).toBeEnabled();
  await ask.focus();
  for (const _ of [1, 2, 3]) await other.keyboard.down("Enter");
  await other.keyboard.up("Enter");
  await expect(sent).toBeVisible();
  await handOver.waitFor();
  await expectCleanPart(admin.getByRole("alert").filter({ has: handOver }), "a request for the lock");
  await expectCleanPart(
    other.getByRole("main").getByRole("alert").filter({ hasText: "Jeanne Martin" }),
    "a lock that was asked for",
  );

  await withdraw.click();
  await expect(handOver).toHaveCount(0);
  await ask.click();
  // Like a press meant for what was there before.
  await handOver.click({ force: true });
  expect(await holder(world)()).toBe(jeanneEmail);
  await expect(sent).toBeVisible();

  // A key leads from the field to who asks and back, and so does an answer given there.
  await nameField(admin).focus();
  await admin.keyboard.press("F9");
  await expect(handOver).toBeFocused();
  await admin.keyboard.press("F9");
  await expect(nameField(admin)).toBeFocused();
  await admin.keyboard.press("F9");
  await admin.keyboard.press("Tab");
  await expect(refuse).toBeFocused();
  await expect(refuse).toHaveAttribute("aria-disabled", "false");
  await admin.keyboard.press("Enter");
  await expect(other.getByText(/^Votre demande a été refusée/)).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await expect(nameField(admin)).toBeFocused();
  expect(await holder(world)()).toBe(jeanneEmail);
  // Without a request the key is the browser's.
  await admin.keyboard.press("F9");
  await expect(nameField(admin)).toBeFocused();
});
