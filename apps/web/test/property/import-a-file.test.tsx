/** @vitest-environment happy-dom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { actionForm, openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const rejected = "ESS-2;;2 rue X;69003;Lyon;4";

test("A02 A03 A18 a file is imported as its preview says; its rejected lines are saved, each behind its reason", async () => {
  const user = await openApp("/admin/wallets/edit/3/imports");
  await user.click(await screen.findByRole("button", { name: "Importer un fichier" }));
  const dialog = await actionForm(/^Importer un fichier/);
  await user.selectOptions(dialog.getByRole("combobox", { name: /^Contenu/ }), "Immeubles");
  const input = await waitFor(() => {
    const found = document.querySelector("[role=dialog] input[type=file]");
    if (found === null) throw new Error("no file can be chosen yet");
    return found;
  });
  const lines = [header, "ESS-1;La Tour d’essai;1 rue X;69003;Lyon;12", rejected].join("\n");
  fireEvent.change(input, { target: { files: [new File([lines], "immeubles.csv")] } });
  await dialog.findByText(/1 création · 1 rejet/);
  await user.click(dialog.getByRole("button", { name: "Importer" }));
  await shownToast(/^Import lancé/);
  await world.clock({ advanceMs: 60_000 });
  const found = [
    ...world.state.table("building").rows({ where: [{ column: "reference", op: "eq", value: "ESS-1" }] }),
  ];
  expect(found).toMatchObject([{ name: "La Tour d’essai", walletId: 3 }]);

  // A press on its link would lead this page to the file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const saved = vi.spyOn(URL, "createObjectURL");
  await user.click((await screen.findAllByRole("button", { name: /^Résultat/ }))[0] ?? document.body);
  const result = within(await screen.findByRole("dialog", { name: /^Résultat de l’import/ }));
  await result.findByRole("table");
  await user.click(result.getByRole("button", { name: "Télécharger les rejets" }));
  const file = saved.mock.lastCall?.[0];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text.replace("\ufeff", "").trimEnd().split("\r\n")).toEqual([
    `Motif du rejet;${header}`,
    `Nom\u00a0: Cette valeur est obligatoire.;${rejected}`,
  ]);
});
