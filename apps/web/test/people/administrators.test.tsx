/** @vitest-environment happy-dom */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { headAction, openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test.each([
  ["Désactiver", /Votre propre compte ne peut pas être désactivé\.$/],
  ["Supprimer", /Votre propre compte ne peut pas être supprimé\.$/],
])("A15 « %s » is barred on the own account, and says why", async (action, why) => {
  const user = await openApp("/admin/account-admin/edit/1");
  expect((await screen.findByRole("switch", { name: "Actif" })).getAttribute("aria-readonly")).toBe("true");
  const entry = await headAction(user, action);
  expect(entry.getAttribute("aria-disabled")).toBe("true");
  expect(entry.textContent).toMatch(why);
  entry.focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(world.state.table("accountAdmin").get(1)).toMatchObject({ enabled: true });
});

test("A06 « Mon compte » leads to the own account, and a new admin's form says how that admin signs in", async () => {
  const user = await openApp("/admin/account-admin");
  await user.click(await screen.findByRole("button", { name: "Compte de Jeanne Martin" }));
  await user.click(await screen.findByRole("menuitem", { name: "Mon compte" }));
  await screen.findByRole("heading", { level: 1, name: "Jeanne Martin" });
  await user.click(screen.getAllByRole("link", { name: "Administrateurs" })[0] ?? document.body);
  await user.click(await screen.findByRole("link", { name: "Nouvel administrateur" }));
  const email = await screen.findByRole("textbox", { name: /^E-mail/ });
  const described = (email.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(/mot de passe/);
});
