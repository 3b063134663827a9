/** @vitest-environment happy-dom */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { actionForm, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const tie = 39;
const stored = () => world.state.table("ula").get(tie);

test("A15 A18 an end that was planned already is not announced as one; emptied, the tie ends today", async () => {
  await world.patch("ula", tie, { status: "validated", startDate: "2020-01-01", endDate: "2027-06-30" });
  const user = await openApp(`/admin/user/ula/${tie}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  const end = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Fin/ });
  expect(end.value).toBe("30/06/2027");
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await dialog.findByText(/^C’est la fin déjà prévue\./);
  expect(screen.queryByText(/^Fin de rattachement enregistrée/)).toBeNull();
  await user.clear(end);
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Fin de rattachement enregistrée/);
  expect(stored()).toMatchObject({ status: "ended", endDate: "2026-11-20" });
});

test("A15 a tie whose planned end is today is ended at once", async () => {
  await world.patch("ula", tie, { status: "validated", startDate: "2020-01-01", endDate: "2026-11-20" });
  const user = await openApp(`/admin/user/ula/${tie}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Fin de rattachement enregistrée/);
  expect(stored()).toMatchObject({ status: "ended", endDate: "2026-11-20" });
});
