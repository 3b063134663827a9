import { expect } from "@playwright/test";
import { choose, dialog, header, preview, send } from "../kit/import-file.ts";
import type { Act } from "./act.ts";
import { rows } from "./acts-forms.ts";

const wallet = 5;
const imports = `/admin/wallets/${wallet}/imports/ajax/list`;

export const importBuildings: Act = {
  name: "import buildings into a wallet",
  async play(player) {
    const { page, world } = player;
    const sign = player.draws.int(1_000, 9_999);
    const file = `immeubles-${sign}.csv`;
    const line = `CHAOS-${sign};La Tour ${player.word()};1 rue X;69003;Lyon;12`;
    const opening = page.getByRole("button", { name: "Importer un fichier" });
    const own = async () =>
      (await rows(player, imports)).filter((each: { fileName: string }) => each.fileName === file);
    const isStored = async () => (await own()).length > 0;
    await player.open(`/admin/wallets/edit/${wallet}/imports`, opening);
    const chosen = dialog(page).getByText(file);
    await player.until({
      what: "the file is on its way and its window closed",
      done: async () => {
        if ((await dialog(page).count()) === 0) return isStored();
        // A reopened window has no file yet.
        if ((await dialog(page).locator("input[type=file]").count()) === 1 && (await chosen.count()) === 0) {
          const kind = dialog(page).getByRole("combobox", { name: /^Contenu/ });
          await kind.selectOption("Immeubles", { timeout: 2_000 }).catch(() => undefined);
          await choose(page, `${header}\n${line}\n`, file).catch(() => undefined);
          await preview(page)
            .waitFor({ timeout: 2_000 })
            .catch(() => undefined);
        }
        return false;
      },
      ways: [send(page)],
      within: { window: dialog(page), opening: [opening] },
    });
    await world.clock({ advanceMs: 60_000 });
    const [run] = await own();
    expect(run, "what the import came to").toMatchObject({
      status: "succeeded",
      rowsImported: 1,
      rowsRejected: 0,
    });
    const row = page.getByRole("row").filter({ hasText: file });
    await player.until({
      what: "the list says how it ended",
      done: () => row.getByText("Réussi").isVisible(),
    });
    return async () => (await own()).length;
  },
};
