/** @vitest-environment happy-dom */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

/** Opens the dialog for an import. */
async function fileInput(): Promise<Element> {
  const user = await openApp("/admin/wallets/edit/3/imports");
  await user.click(await screen.findByRole("button", { name: "Importer un fichier" }));
  return waitFor(() => {
    const found = document.querySelector("[role=dialog] input[type=file]");
    if (found === null) throw new Error("no file can be chosen yet");
    return found;
  });
}

const choose = (input: Element, file: File) => fireEvent.change(input, { target: { files: [file] } });

function slowFile(content: string) {
  const file = new File([content], "lourd.csv");
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(file, "arrayBuffer").mockReturnValue(reading.promise);
  return { file, read: () => act(async () => reading.resolve(new TextEncoder().encode(content).buffer)) };
}

test("A12 of two files chosen for an import the last one counts, however long the first took to be read", async () => {
  const input = await fileInput();
  const slow = slowFile("a;b");
  choose(input, slow.file);
  choose(input, new File(["c;d"], "bon.csv"));
  await screen.findByText(/choisi.*bon\.csv/);
  await slow.read();
  expect(screen.queryByText(/choisi.*bon\.csv/)).not.toBeNull();
});

test("A12 while a heavy file is read, the file that it replaces cannot be imported", async () => {
  const input = await fileInput();
  fireEvent.change(screen.getByRole("combobox", { name: /^Contenu/ }), { target: { value: "buildings" } });
  const lines = ["Référence;Nom;Adresse;Code postal;Ville;Lots", "R-1;Le Parc;1 rue X;69003;Lyon;12"];
  choose(input, new File([lines.join("\n")], "premier.csv"));
  await screen.findByText(/1 création/);
  const slow = slowFile([...lines, "R-2;Le Lac;2 rue X;69003;Lyon;8"].join("\n"));
  choose(input, slow.file);
  fireEvent.click(screen.getByRole("button", { name: "Importer" }));
  await screen.findByText(/choisi.*lourd\.csv/);
  await slow.read();
  await screen.findByText(/2 créations/);
  expect(await world.calls({ route: "wallet.upload.post" })).toEqual([]);
});

test("A08 a file whose window was closed before it was read is no longer shown as chosen", async () => {
  choose(await fileInput(), slowFile("a;b").file);
  await screen.findByText(/choisi.*lourd\.csv/);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  fireEvent.click(await screen.findByRole("button", { name: "Importer un fichier" }));
  await screen.findByText("Aucun fichier choisi");
});
