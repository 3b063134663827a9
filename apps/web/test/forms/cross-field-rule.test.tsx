/** @vitest-environment happy-dom */

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

const type = (label: RegExp, text: string): void => {
  const field = screen.getByRole("textbox", { name: label });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const message = () => screen.queryByText(/à corriger/);

test("A06 an error between two fields goes with the mending of either, and stays while it stands", async () => {
  await openApp("/admin/negotiated-services/edit/1");
  await screen.findByRole("textbox", { name: /^Fin/ });
  type(/^Début/, "10/12/2026");
  type(/^Fin/, "05/12/2026");
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(message()?.textContent).toMatch(/^1\schamp est à corriger/));
  type(/^Début/, "08/12/2026");
  expect(message()).not.toBeNull();
  // A fault of another kind may hide the rule.
  type(/^Début/, "bientôt");
  expect(screen.getByRole("alert").textContent).toContain("Fin");
  type(/^Début/, "01/12/2026");
  await waitFor(() => expect(message()).toBeNull());
});
