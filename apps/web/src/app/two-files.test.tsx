/** @vitest-environment happy-dom */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "./app-harness.tsx";

signedInWorld();

test("A12 of two files chosen for an import the last one counts, however long the first took to be read", async () => {
  const user = await openApp("/admin/wallets/edit/3/imports");
  await user.click(await screen.findByRole("button", { name: "Importer un fichier" }));
  const input = await waitFor(() => {
    const found = document.querySelector("[role=dialog] input[type=file]");
    if (found === null) throw new Error("no file can be chosen yet");
    return found;
  });
  const slow = new File(["a;b"], "lourd.csv");
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(slow, "arrayBuffer").mockReturnValue(reading.promise);
  fireEvent.change(input, { target: { files: [slow] } });
  fireEvent.change(input, { target: { files: [new File(["c;d"], "bon.csv")] } });
  await screen.findByText(/choisi.*bon\.csv/);
  await act(async () => reading.resolve(new TextEncoder().encode("a;b").buffer));
  expect(screen.queryByText(/choisi.*bon\.csv/)).not.toBeNull();
});
