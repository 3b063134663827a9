/** Each act changes one thing, once. */
import { expect } from "@playwright/test";
import { otherActions } from "../kit/head.ts";
import { fillForm, save } from "../kit/palier.ts";
import type { Act } from "./act.ts";
import type { Player } from "./player.ts";
import { toEdit } from "./press.ts";

const orders = "/admin/concierge/order";
const points = "/admin/concierge/delivery-point";
const calls = "/admin/concierge/callback";

export async function rows(player: Player, path: string, query = "") {
  const { data } = await player.read(`${path}?draw=1&start=0&length=100${query}`);
  return data;
}

export const renameBuilding: Act = {
  name: "rename a building",
  async play(player) {
    const place = `/admin/building/edit/${player.draws.int(3, 60)}`;
    const before = (await player.read(place)).record.version;
    const text = `Résidence ${player.word()}`;
    const name = player.page.getByRole("textbox", { name: /^Nom/ });
    await player.open(place, name);
    const isStored = async () => (await player.read(place)).record.name === text;
    await player.type(name, text, isStored, toEdit(player.page));
    await player.until({ what: "the name is saved", done: isStored, ways: [save(player.page)] });
    const saved = player.page.getByText("Aucune modification");
    await player.until({
      what: "the form is clean",
      done: () => saved.isVisible(),
      ways: [save(player.page)],
    });
    return async () => (await player.read(place)).record.version - before;
  },
};

export const createDeliveryPoint: Act = {
  name: "create a delivery point",
  async play(player) {
    const { page } = player;
    const text = `Consigne ${player.word()}`;
    const name = page.getByRole("textbox", { name: /^Nom/ });
    await player.open(`${points}/new`, name);
    const count = async () =>
      (await rows(player, `${points}/ajax-list`, `&search[value]=${encodeURIComponent(text)}`)).length;
    const isStored = async () => (await count()) > 0;
    const others = {
      Type: "Consigne",
      Adresse: "1 quai de l’Essai",
      "Code postal": "69003",
      Ville: "Lyon",
    };
    const fill = () =>
      fillForm(page, others).then(
        () => true,
        () => false,
      );
    await player.until({ what: "the other fields are filled", done: fill });
    await player.type(name, text, isStored);
    await player.until({
      what: "the new delivery point has its page",
      done: async () => /\/edit\/\d+$/.test(page.url()) && (await isStored()),
      ways: [save(page)],
    });
    return count;
  },
};

export const commentOrder: Act = {
  name: "comment an order",
  async play(player) {
    const place = `${orders}/${player.draws.int(20, 400)}`;
    const text = `Note ${player.word()}`;
    const form = player.page.getByRole("form", { name: "Ajouter un commentaire" });
    const body = form.getByRole("textbox", { name: /^Commentaire/ });
    await player.open(place, body);
    const count = async () =>
      (await player.read(place)).comments.filter((each: { body: string }) => each.body === text).length;
    const isStored = async () => (await count()) > 0;
    await player.type(body, text, isStored);
    await player.until({
      what: "the comment is there and its field empty",
      done: async () => (await body.count()) === 1 && (await body.inputValue()) === "" && (await isStored()),
      ways: [form.getByRole("button", { name: "Noter" })],
    });
    return count;
  },
};

export const refundOrder: Act = {
  name: "refund an order",
  async play(player) {
    const { page } = player;
    const all = await rows(player, `${orders}/ajax-list`, "&status=completed");
    const free = all.filter(
      (row: { refundedCents: number; finalAmountCents: number }) =>
        row.refundedCents === 0 && row.finalAmountCents > 5000,
    );
    const place = `${orders}/${player.draws.one<{ id: number }>(free).id}`;
    const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
    const amount = dialog.getByRole("textbox", { name: /^Montant à rembourser/ });
    const reason = dialog.getByRole("textbox", { name: /^Motif/ });
    const count = async () => (await player.read(place)).refunds.length;
    const isStored = async () => (await count()) > 0;
    const opening = [page.getByRole("menuitem", { name: "Rembourser" }), otherActions(page)];
    await player.open(place, otherActions(page));
    await player.until({ what: "the refund's dialog", done: () => amount.isVisible(), ways: opening });
    await player.type(amount, "12,50", isStored, opening);
    await player.type(reason, `Manquant ${player.word()}`, isStored, opening);
    await player.until({
      what: "the refund is stored and its dialog closed",
      done: async () => (await dialog.count()) === 0 && (await isStored()),
      ways: [dialog.locator("button[type=submit]")],
      within: { window: dialog, opening },
    });
    expect((await player.read(place)).refundedCents).toBe(1250);
    return count;
  },
};

export const treatCall: Act = {
  name: "treat a call with a note",
  async play(player) {
    const { page } = player;
    const waiting = await rows(player, `${calls}/ajax-list`, "&status=toHandle");
    const place = `${calls}/edit/${player.draws.one<{ id: number }>(waiting).id}`;
    const text = `Rappeler ${player.word()}`;
    const dialog = page.getByRole("dialog", { name: /^Appel à / });
    const note = dialog.getByRole("textbox", { name: /^Note/ });
    const isStored = async () => (await player.read(place)).record.note === text;
    const opening = [
      page.getByRole("menuitem", { name: /^Marquer traitée, avec une note/ }),
      otherActions(page),
    ];
    await player.open(place, otherActions(page));
    await player.until({ what: "the call's dialog", done: () => note.isVisible(), ways: opening });
    await player.type(note, text, isStored, opening);
    await player.until({
      what: "the call is treated and its dialog closed",
      done: async () => (await dialog.count()) === 0 && (await isStored()),
      ways: [dialog.locator("button[type=submit]")],
      within: { window: dialog, opening },
    });
    return async () => ((await isStored()) ? 1 : 0);
  },
};
