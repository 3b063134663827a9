/** @vitest-environment happy-dom */
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

async function paste(user: UserEvent, name: RegExp, text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Enregistrement effectué/);
}

test("S07 unseen marks that are pasted with an e-mail and a telephone are not stored", async () => {
  const user = await openApp("/admin/user/edit/3");
  await paste(user, /^E-mail/, "\u200bclaire.voisin\u00ad@palier.test\u200e");
  await paste(user, /^Téléphone/, "\u202a+33\u00a06 12 34 56 78\u202c");
  await save(user);
  expect(world.state.table("user").get(3)).toMatchObject({
    email: "claire.voisin@palier.test",
    phone: "+33612345678",
  });
});

test("S06 a name is stored as it is shown: without what turns it around, and not of unseen characters alone", async () => {
  const user = await openApp("/admin/user/edit/4");
  await paste(user, /^Nom/, "\u200bDu\u202epont\u0007\u00a0 Le\u0301a\u2069 ");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Nom/ }).value).not.toMatch(/[\u202e\u2069]/);
  await save(user);
  expect(world.state.table("user").get(4)?.lastName).toBe("Dupont Léa");
  await paste(user, /^Nom/, "\u200b\u3164");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findAllByText(/Ce champ est obligatoire/)).not.toHaveLength(0);
  expect(world.state.table("user").get(4)?.lastName).toBe("Dupont Léa");
});

test("a telephone of La Réunion is stored with its own country code, and shown as it is dialled", async () => {
  const user = await openApp("/admin/user/edit/5");
  await paste(user, /^Téléphone/, "06 92 12 34 56");
  await save(user);
  expect(world.state.table("user").get(5)?.phone).toBe("+262692123456");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Téléphone/ }).value).toBe(
    "0692\u00a012\u00a034\u00a056",
  );
});

test("S06 a postal code that is pasted with spaces keeps its five figures", async () => {
  const user = await openApp("/admin/building/edit/3");
  for (const [pasted, stored] of [
    [" 69003", "69003"],
    ["13\u00a0001\t", "13001"],
  ] as const) {
    await paste(user, /^Code postal/, pasted);
    await save(user);
    expect(world.state.table("building").get(3)?.postalCode).toBe(stored);
  }
});
