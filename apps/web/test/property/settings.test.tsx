/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A15 a number stays within what its setting takes, and is stored with a point", async () => {
  const [setting] = [
    ...world.state.table("setting").rows({ where: [{ column: "maximum", op: "gte", value: 100 }] }),
  ];
  const user = await openApp(`/admin/settings/edit/${setting?.id}`);
  const value = await screen.findByRole("textbox", { name: /^Valeur/ });
  const save = screen.getByRole("button", { name: "Enregistrer" });
  await user.clear(value);
  await user.type(value, `${Number(setting?.maximum) + 1}`);
  await user.click(save);
  await waitFor(() => expect(value.getAttribute("aria-invalid")).toBe("true"));
  expect(await world.calls({ route: "setting.edit.post" })).toEqual([]);
  await user.clear(value);
  await user.type(value, "7,5");
  await user.click(save);
  await screen.findByText(/^Enregistrement effectué/);
  expect(world.state.table("setting").get(Number(setting?.id))).toMatchObject({ value: "7.5" });
});
