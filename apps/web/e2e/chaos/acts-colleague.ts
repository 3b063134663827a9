/** Acts on a record that a colleague works on too: the lock, its handing over, and what was saved meanwhile (409). */
import { expect, type Page } from "@playwright/test";
import { karim, save } from "../kit/palier.ts";
import type { Act } from "./act.ts";
import type { Player } from "./player.ts";
import { toEdit } from "./press.ts";

/** A building of its own for each act: a colleague's lock is nobody else's fault. */
const drawn = (player: Player, least: number) => {
  const id = player.draws.int(least, least + 50);
  const place = `/admin/building/edit/${id}`;
  return { id, place, stored: async () => (await player.read(place)).record };
};

const nameField = (player: Player) => player.page.getByRole("textbox", { name: /^Nom/ });

/** Mine of two values, and again what was sent before a colleague saved and whose answer never came. */
const keepMine = (page: Page) =>
  page.getByRole("button", { name: /^(?:Garder ma saisie|Envoyer quand même)/ });

/** The colleague saves another field while the name is typed: both are kept, whoever is asked what to keep. */
export const saveAfterColleague: Act = {
  name: "save what a colleague saved meanwhile",
  async play(player) {
    const { page, world } = player;
    const { id, place, stored } = drawn(player, 70);
    const name = nameField(player);
    await player.open(place, name);
    const text = `Résidence ${player.word()}`;
    const theirs = `${player.draws.int(1, 99)} rue du Collègue`;
    const isStored = async () => (await stored()).name === text;
    await player.type(name, text, isStored, toEdit(page));
    // Nobody says so: only the answer to the save does.
    await world.patch("building", id, { street: theirs }, { announced: false });
    const before = (await stored()).version;
    await player.until({
      what: "the name is saved over the colleague's street",
      done: isStored,
      ways: [keepMine(page), save(page)],
    });
    expect((await stored()).street, "what the colleague saved").toBe(theirs);
    const saved = page.getByText("Aucune modification");
    await player.until({ what: "the form is clean", done: () => saved.isVisible(), ways: [save(page)] });
    return async () => (await stored()).version - before;
  },
};

/** The colleague holds the record, and hands it over when asked. */
export const takeOver: Act = {
  name: "take over from a colleague",
  async play(player) {
    const { page, world } = player;
    const { id, place, stored } = drawn(player, 130);
    const colleague = world.admin(karim.email);
    await colleague.open("building", id);
    const name = nameField(player);
    await player.open(place, page.locator("main h1"));
    const isOurs = async () => {
      await colleague.answer("building", id, "yielded").catch(() => undefined);
      return (await page.getByRole("button", { name: "Enregistrer", disabled: false }).count()) === 1;
    };
    await player.until({ what: "the record is ours", done: isOurs, ways: toEdit(page) });
    const before = (await stored()).version;
    const text = `Résidence ${player.word()}`;
    const isStored = async () => (await stored()).name === text;
    await player.type(name, text, isStored, toEdit(page));
    await player.until({
      what: "the name is saved by who took over",
      done: async () => {
        await colleague.answer("building", id, "yielded").catch(() => undefined);
        return isStored();
      },
      ways: [keepMine(page), save(page), ...toEdit(page)],
    });
    await colleague.leave();
    return async () => (await stored()).version - before;
  },
};

/** The colleague asks for the record while its name is typed, gets it, saves and leaves: what was typed is there again. */
export const handOver: Act = {
  name: "hand over to a colleague and go on",
  async play(player) {
    const { page, world } = player;
    const { id, place, stored } = drawn(player, 190);
    const colleague = world.admin(karim.email);
    const name = nameField(player);
    await player.open(place, name);
    const text = `Résidence ${player.word()}`;
    const isStored = async () => (await stored()).name === text;
    await player.type(name, text, isStored, toEdit(page));
    let looks = 0;
    const holds = async () => (await world.holder("building", id)) === karim.email;
    await player.until({
      what: "the colleague holds the record",
      done: async () => {
        // One who is cut off from the realtime service holds nothing: then the record is free. Who does not answer loses it.
        looks += 1;
        await colleague.lock("building", id, looks > 6).catch(() => undefined);
        if (looks === 1 && !(await holds())) await colleague.ask("building", id).catch(() => undefined);
        return holds();
      },
      ways: [page.getByRole("button", { name: "Passer la main" })],
    });
    const theirs = `${player.draws.int(1, 99)} rue du Collègue`;
    await colleague.open("building", id);
    await colleague.save("building", id, { street: theirs });
    expect((await stored()).street, "what the colleague saved").toBe(theirs);
    const before = (await stored()).version;
    await colleague.leave();
    await player.until({
      what: "the name is saved after the colleague's street",
      done: isStored,
      ways: [page.getByRole("button", { name: "Reprendre la modification" }), keepMine(page), save(page)],
    });
    expect((await stored()).street, "what the colleague saved").toBe(theirs);
    return async () => (await stored()).version - before;
  },
};
