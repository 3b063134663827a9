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
