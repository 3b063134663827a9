import { expect, test } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

const requests = "/admin/dashboard/association-requests";

test("L14 while a rejection is written the colleague cannot decide the request, and reads who holds it", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const written = "Le nom du bail n’est pas le vôtre.";
  const query = { status: "proofToCheck", order: "requestedAt" };
  const { id } = await oneThat<{ id: number }>(page, requests, query);
  await page.goto(`${requests}?status=proofToCheck`);
  await page
    .getByRole("button", { name: /^Rejeter / })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
  await form.getByRole("combobox", { name: /^Motif/ }).selectOption("Autre");
  await form.getByRole("textbox", { name: /^Commentaire/ }).fill(written);
  await expect.poll(() => world.holder("ula", id)).toBe("jeanne.martin@palier.test");

  const { page: other } = await realAdmin("karim.benali@palier.test");
  await other.goto(`${requests}?status=proofToCheck`);
  const validate = other.getByRole("button", { name: /^Valider .*Jeanne Martin modifie cette fiche/ });
  await expect(validate).toHaveCount(1);
  await expect(validate).toHaveAttribute("aria-disabled", "true");
  await form.getByRole("button", { name: "Rejeter" }).click();
  await expect(form).toHaveCount(0);
  expect(await stored(page, `/admin/user/ula/${id}`)).toMatchObject({
    status: "rejected",
    rejectComment: written,
  });
});
