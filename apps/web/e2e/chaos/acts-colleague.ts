/** Acts on a record that a colleague edits too: lock, takeover, conflict (409). */
import { expect, type Page } from "@playwright/test";
import { karim, save } from "../kit/palier.ts";
import type { Act } from "./act.ts";
import type { Player } from "./player.ts";
import { toEdit } from "./press.ts";

/** Each act has its own building, so that no colleague's lock is in another's way. */
const drawn = (player: Player, least: number) => {
  const id = player.draws.int(least, least + 50);
  const place = `/admin/building/edit/${id}`;
  return { id, place, stored: async () => (await player.read(place)).record };
};

const nameField = (player: Player) => player.page.getByRole("textbox", { name: /^Nom/ });

/** « Envoyer quand même » follows a save whose answer was lost before the colleague saved. */
const keepMine = (page: Page) =>
  page.getByRole("button", { name: /^(?:Garder ma saisie|Envoyer quand même)/ });

/** The colleague saves another field meanwhile; both values must stay. */
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
    // Unannounced, so that only the answer to the save reveals it.
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

/** The colleague hands the record over on request. */
export const takeOver: Act = {
  name: "take over from a colleague",
  async play(player) {
    const { page, world } = player;
    const { id, place, stored } = drawn(player, 130);
    const colleague = world.admin(karim.email);
    await colleague.open("building", id);
    const name = nameField(player);
    await player.open(place, page.locator("main h1"));
    const yielded = () => colleague.answer("building", id, "yielded").catch(() => undefined);
    const isOurs = async () => {
      await yielded();
      return (await page.getByRole("button", { name: "Enregistrer", disabled: false }).count()) === 1;
    };
    await player.until({ what: "the record is ours", done: isOurs, ways: toEdit(page) });
    const before = (await stored()).version;
    const text = `Résidence ${player.word()}`;
    const isStored = async () => (await stored()).name === text;
    // Without the realtime service the record looked free; the colleague still holds it.
    await player.type(name, text, isStored, toEdit(page), yielded);
    await player.until({
      what: "the name is saved by who took over",
      done: async () => {
        await yielded();
        return isStored();
      },
      ways: [keepMine(page), save(page), ...toEdit(page)],
    });
    await colleague.leave();
    return async () => (await stored()).version - before;
  },
};

/** The colleague takes the record over, saves and leaves; the typed name must return. */
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
        // Without the realtime service nobody holds the record. An unanswered request takes it.
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
