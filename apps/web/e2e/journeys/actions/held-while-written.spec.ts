import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

const requests = "/admin/dashboard/association-requests";
const written = "Le nom du bail n’est pas le vôtre.";

async function startRejecting(page: Page) {
  const query = { status: "proofToCheck", order: "requestedAt" };
  const { id } = await oneThat<{ id: number }>(page, requests, query);
  await page.goto(`${requests}?status=proofToCheck`);
  const reject = page.getByRole("button", { name: /^Rejeter / }).first();
  await reject.click();
  const form = page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
  await form.getByRole("combobox", { name: /^Motif/ }).selectOption("Autre");
  const comment = form.getByRole("textbox", { name: /^Commentaire/ });
  await comment.fill(written);
  return { id, form, comment, press: () => form.getByRole("button", { name: "Rejeter" }).click() };
}

test("L14 while a rejection is written the colleague cannot decide the request, and reads who holds it", async ({
  admin: page,
  realAdmin,
}) => {
  const { id, form, press } = await startRejecting(page);
  const karim = await realAdmin("karim.benali@palier.test");
  await karim.page.goto(`${requests}?status=proofToCheck`);
  const validate = karim.page.getByRole("button", { name: /^Valider .*Jeanne Martin modifie cette fiche/ });
  await expect(validate).toHaveCount(1);
  await expect(validate).toHaveAttribute("aria-disabled", "true");
  await press();
  await expect(form).toHaveCount(0);
  expect(await stored(page, `/admin/user/ula/${id}`)).toMatchObject({
    status: "rejected",
    rejectComment: written,
  });
});
