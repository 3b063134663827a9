import { cell, jeanne } from "../kit/palier.ts";
import type { Act } from "./act.ts";
import { rows } from "./acts-forms.ts";

const amounts = "/admin/concierge/order/amount-to-validate";
const schedule = "/admin/concierge/delivery-schedule";

export const findBuilding: Act = {
  name: "find a building in its list and open it",
  async play(player) {
    const { page } = player;
    const reference = `IMM-${String(player.draws.int(3, 200)).padStart(5, "0")}`;
    await player.open("/admin/building", page.getByRole("heading", { name: /^Immeubles/ }));
    const search = page.getByRole("searchbox").first();
    await player.until({ what: "the list's search", done: () => search.isVisible() });
    await player.type(search, reference, async () => false);
    const found = cell(page, reference);
    await player.until({ what: "the building's row", done: () => found.first().isVisible() });
    player.forget();
    const name = page.getByRole("textbox", { name: /^Nom/ });
    const link = page.getByRole("link", { name: /^Modifier / });
    await player.until({ what: "the building's form", done: () => name.isVisible(), ways: [link] });
    return undefined;
  },
};

export const validateAmounts: Act = {
  name: "validate an amount from the list",
  async play(player) {
    const { page } = player;
    const waiting = async () =>
      (await player.read(`${amounts}/ajax-list?draw=1&start=0&length=1`)).recordsTotal;
    const before = await waiting();
    const boxes = page.getByRole("checkbox", { name: /^Choisir (?!toutes)/ });
    await player.open(amounts, boxes);
    const bar = page.getByRole("region", { name: "Actions sur la sélection" });
    await player.until({
      what: "the bar of the chosen row",
      done: () => bar.isVisible(),
      ways: [boxes.nth(2)],
    });
    const button = { name: "Valider le montant" };
    const dialogs = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await player.until({
      what: "the amount is validated and no question open",
      done: async () => (await dialogs.count()) === 0 && (await waiting()) < before,
      ways: [
        dialogs.getByRole("button", button),
        dialogs.getByRole("button", { name: "Fermer" }),
        bar.getByRole("button", button),
        boxes.nth(2),
      ],
    });
    return async () => before - (await waiting());
  },
};

export const openByPalette: Act = {
  name: "open an order by the palette",
  async play(player) {
    const { page } = player;
    const id = player.draws.int(100, 800);
    await player.open("/admin/building", page.locator("main h1"));
    const text = `C-2026-${String(id).padStart(5, "0")}`;
    const palette = page.getByRole("dialog", { name: "Rechercher" });
    const field = palette.getByRole("combobox");
    const found = palette.getByRole("option", { name: new RegExp(text) });
    await page.keyboard.press("Control+k");
    const open = page.getByRole("button", { name: /^Rechercher/ });
    await player.until({ what: "the palette's field", done: () => field.isVisible(), ways: [open] });
    await player.type(field, text, async () => false, [open]);
    const isFound = async () => {
      // A sign-in closes it, with its text.
      if (!(await palette.isVisible())) player.forget();
      else if ((await field.inputValue()) === "") await field.fill(text);
      return found.first().isVisible();
    };
    await player.until({
      what: "the order is found",
      done: isFound,
      within: { window: palette, opening: [open] },
    });
    player.forget();
    const isThere = async () => page.url().endsWith(`/concierge/order/${id}`);
    await player.until({ what: "the order's page", done: isThere, ways: [found] });
    return undefined;
  },
};

export const turnWeeks: Act = {
  name: "turn the planner's weeks",
  async play(player) {
    const { page } = player;
    await player.open(schedule, page.getByRole("grid"));
    // A second press while a week loads goes on to a later one.
    const isNext = async () =>
      (new URL(page.url()).searchParams.get("week") ?? "") >= "2026-11-23" &&
      (await page.getByRole("gridcell").count()) > 7;
    const next = page.getByRole("button", { name: "Semaine suivante" });
    await player.until({ what: "a later week", done: isNext, ways: [next] });
    return undefined;
  },
};

export const keepView: Act = {
  name: "keep a view of a list",
  async play(player) {
    const { page } = player;
    const text = `Vue ${player.word()}`;
    const menu = page.getByRole("button", { name: "Vues", exact: true });
    await player.open("/admin/building?status=active", menu);
    const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
    const name = dialog.getByRole("textbox", { name: /^Nom/ });
    const opening = [page.getByRole("menuitem", { name: "Enregistrer la vue…", exact: true }), menu];
    await player.until({ what: "the view's window", done: () => name.isVisible(), ways: opening });
    const count = async () => {
      const { views } = await player.read("/admin/views?list=building.list");
      return views.filter((each: { name: string }) => each.name === text).length;
    };
    const isStored = async () => (await count()) > 0;
    await player.type(name, text, isStored, opening);
    await player.until({
      what: "the view is kept and its window closed",
      done: async () => (await dialog.count()) === 0 && (await isStored()),
      ways: [dialog.getByRole("button", { name: "Enregistrer", exact: true }), ...opening],
    });
    return count;
  },
};

export const exportBuildings: Act = {
  name: "export a list",
  async play(player) {
    const { page } = player;
    const button = page.getByRole("button", { name: "Exporter" });
    await player.open("/admin/building", button);
    let files = 0;
    page.on("download", () => {
      files += 1;
    });
    const dialog = page.getByRole("dialog", { name: "Exporter" });
    await player.until({
      what: "the file",
      done: async () => files > 0,
      ways: [dialog.getByRole("button", { name: "Exporter" }), button],
    });
    return undefined;
  },
};

export const signOutAndIn: Act = {
  name: "sign out and in",
  async play(player) {
    const { page } = player;
    const account = page.getByRole("button", { name: `Compte de ${jeanne.name}` });
    await player.open("/admin/", account);
    const isOut = async () => page.url().includes("/admin/login");
    await player.leave(isOut, [page.getByRole("menuitem", { name: "Se déconnecter" }), account]);
    await player.until({ what: "signed in again", done: () => account.isVisible() });
    return undefined;
  },
};

export const deleteNews: Act = {
  name: "delete a piece of news",
  async play(player) {
    const { page } = player;
    const news: { id: number }[] = await rows(player, "/admin/news/ajax/list");
    const place = `/admin/news/edit/${player.draws.one(news).id}`;
    const more = page.getByRole("button", { name: /^Autres actions/ }).first();
    await player.open(place, more);
    const total = async () =>
      (await player.read("/admin/news/ajax/list?draw=1&start=0&length=1")).recordsTotal;
    const before = await total();
    const dialog = page.getByRole("alertdialog");
    await player.until({
      what: "the news is gone and the list open",
      done: async () => /\/news$/.test(page.url()) && (await player.read(place)) === undefined,
      ways: [
        // Deleted by a press whose answer was lost.
        dialog.filter({ hasText: "n’est plus ici" }).getByRole("button", { name: "Retour" }),
        dialog.getByRole("button", { name: "Supprimer" }),
        page.getByRole("menuitem", { name: "Supprimer" }),
        page.getByRole("link", { name: "Revenir à la liste" }),
        more,
      ],
    });
    return async () => before - (await total());
  },
};
