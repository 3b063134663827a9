/** Each invariant fails on a page broken on purpose, and passes on its sound twin. */
import type { Page } from "@playwright/test";
import type { Act } from "./chaos/act.ts";
import { broken, faultsOf, playerOf } from "./chaos/broken-page.ts";
import { Draws } from "./chaos/random.ts";
import { playActs } from "./chaos/run.ts";
import { expect, test } from "./kit/palier.ts";

test.use({ mayThrow: true });

const ask = (page: Page, paths: readonly string[]) =>
  page.evaluate((all) => Promise.all(all.map((path) => fetch(path))), paths);

const paths = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at));

const menu = "<nav>Immeubles</nav>";

for (const [what, body] of [
  ["nothing at all", ""],
  ["a menu alone", `${menu}<main></main>`],
  ["a menu and hidden words", `${menu}<main><p hidden>Immeuble</p></main>`],
] as const)
  test(`A03 a page that shows ${what} is a white page`, async ({ page }) => {
    const watch = await broken(page, body);
    await expect(watch.inspect()).rejects.toThrow("a white page: http://broken.test/");
  });

test("A03 a page is no white page that has words, or lines that wait, in its part or instead of it", async ({
  page,
}) => {
  const watch = await broken(page, menu);
  for (const body of [
    `${menu}<main>Aucun immeuble</main>`,
    `${menu}<main><div aria-busy="true" style="height: 9px"></div></main>`,
    `${menu}<main></main><a href="/">Recharger la page</a>`,
    "<main>Connectez-vous</main>",
  ]) {
    await page.setContent(body);
    await watch.inspect();
  }
});

for (const [what, script, said] of [
  ["a rejection that nobody hears", "Promise.reject(new TypeError('unheard'))", "thrown: TypeError unheard"],
  [
    "an error that nobody catches",
    "setTimeout(() => { throw new Error('uncaught') })",
    "thrown: Error uncaught",
  ],
  ["a line in the console", "console.error('odd props')", "logged: odd props"],
] as const)
  test(`A03 ${what} is found`, async ({ page }) => {
    const watch = await broken(page, "Immeubles", script);
    await expect(async () => expect(watch.inspect()).rejects.toThrow(said)).toPass({ timeout: 5_000 });
  });

test("A03 eleven calls of one address within a second are a storm, ten are none, nor are eleven of which one was pressed", async ({
  page,
}) => {
  const watch = await broken(page, "Immeubles");
  await ask(
    page,
    paths(11, (at) => `/api/building?draw=${at}`),
  );
  await expect(watch.inspect()).rejects.toThrow("11 × GET /api/building within a second");
  const calm = await broken(await page.context().newPage(), "Immeubles");
  await ask(
    page.context().pages()[1] ?? page,
    paths(10, () => "/api/building"),
  );
  await calm.inspect();
  const pressed = await broken(await page.context().newPage(), "Immeubles");
  pressed.pressed();
  await ask(
    page.context().pages()[2] ?? page,
    paths(11, () => "/api/building"),
  );
  await pressed.inspect();
});

test("A03 61 calls of the API within a second are a storm, 60 are none", async ({ page }) => {
  const watch = await broken(page, "Immeubles");
  await ask(
    page,
    paths(60, (at) => `/api/building/${at}`),
  );
  await watch.inspect();
  const other = await page.context().newPage();
  const storm = await broken(other, "Immeubles");
  await ask(
    other,
    paths(61, (at) => `/api/building/${at}`),
  );
  await expect(storm.inspect()).rejects.toThrow("61 requests within a second");
});

test("A03 a program's words are not for an admin's eyes, in a text, a field or a control's name", async ({
  page,
}) => {
  const watch = await broken(page, "Immeubles");
  for (const [body, word] of [
    ["<main>Immeuble undefined</main>", "undefined"],
    ["<main>NaN €</main>", "NaN"],
    ["<main>[object Object]</main>", "[object "],
    ["<main>TypeError: x is not a function</main>", "TypeError"],
    ['<main>Nom <input value="Failed to fetch"></main>', "Failed to fetch"],
    ['<main>Nom <button aria-label="Bad Gateway">x</button></main>', "Bad Gateway"],
  ] as const) {
    await page.setContent(body);
    const said = await watch.inspect().catch(String);
    expect(said).toContain("not for an admin's eyes");
    expect(said).toContain(word);
  }
  await page.setContent("<main>Immeuble sans erreur</main>");
  await watch.inspect();
});

const field = "<main><label>Nom <input></label></main>";
const never = async () => false;

test("A03 a text that went from its field before the server had it is lost input", async ({
  page,
  world,
  network,
}) => {
  const forget =
    "document.querySelector('input').addEventListener('input', (e) => setTimeout(() => { e.target.value = '' }, 50))";
  const player = playerOf(page, world, await broken(page, field, forget), faultsOf(page, world, network));
  const goal = { what: "the name is saved", done: never };
  await player.type(page.getByRole("textbox"), "Résidence", never);
  await expect(player.until(goal)).rejects.toThrow("lost input: Résidence");
});

test("A03 a text that stands, or that the server has, is not lost", async ({ page, world, network }) => {
  const player = playerOf(page, world, await broken(page, field), faultsOf(page, world, network));
  const goal = { what: "both are typed", done: async () => true };
  await player.type(page.getByRole("textbox"), "Résidence", never);
  await player.until(goal);
  player.forget();
  await player.type(page.getByRole("textbox"), "Tour", async () => true);
  await page.getByRole("textbox").fill("");
  await player.until(goal);
});

const saving = (then: string) =>
  `document.querySelector('button').onclick = async () => { await fetch('/api/save', { method: 'POST' }); ${then} }`;
const form = '<main><p role="status">3 immeubles</p><button>Enregistrer</button><p role="alert"></p></main>';

test("A17 a failed request that the page does not mention is found, one that it mentions is not", async ({
  page,
  world,
  network,
}) => {
  const faults = faultsOf(page, world, network);
  const mute = playerOf(page, world, await broken(page, form, saving(""), 503), faults);
  const ways = [page.getByRole("button", { name: "Enregistrer" })];
  await expect(mute.until({ what: "the form is saved", done: never, ways })).rejects.toThrow(
    "a failure that nothing says: the form is saved",
  );
  const other = await page.context().newPage();
  const said = "On ne sait pas si l’enregistrement a abouti";
  const says = saving(`document.querySelector('[role=alert]').textContent = '${said}'`);
  const heard = playerOf(other, world, await broken(other, form, says, 503), faults);
  await expect(
    heard.until({ what: "the form is saved", done: never, ways: [other.getByRole("button")] }),
  ).rejects.toThrow(new RegExp(`no way on: the form is saved; the screen says: .*${said}`));
});

test("A17 a list that could not be read says nothing of a form beside it whose save failed", async ({
  page,
  world,
  network,
}) => {
  const unread = "Une erreur est survenue sur le serveur. Les données n’ont pas pu être lues.";
  const page503 = await broken(page, form.replace("3 immeubles", unread), saving(""), 503);
  const player = playerOf(page, world, page503, faultsOf(page, world, network));
  const ways = [page.getByRole("button", { name: "Enregistrer" })];
  await expect(player.until({ what: "the form is saved", done: never, ways })).rejects.toThrow(
    "a failure that nothing says: the form is saved",
  );
});

test("A17 an old failure's notice excuses no new one that nothing says, and equal words that come anew do", async ({
  page,
  world,
  network,
}) => {
  const said = "On ne sait pas si l’enregistrement a abouti";
  const goal = { what: "the form is saved", done: never };
  const old = form.replace('<p role="alert">', `$&${said}`);
  const mute = playerOf(
    page,
    world,
    await broken(page, old, saving(""), 503),
    faultsOf(page, world, network),
  );
  await expect(mute.until({ ...goal, ways: [page.getByRole("button")] })).rejects.toThrow(
    "a failure that nothing says: the form is saved",
  );
  const other = await page.context().newPage();
  const again = saving(`document.querySelector('[role=alert]').textContent = '${said}'`);
  const watch = await broken(other, old, again, 503);
  const heard = playerOf(other, world, watch, faultsOf(other, world, network));
  await expect(heard.until({ ...goal, ways: [other.getByRole("button")] })).rejects.toThrow("no way on");
});

test("A24 two messages at once that say the same are one too many, two that differ are not", async ({
  page,
}) => {
  const watch = await broken(page, menu);
  const show = (...all: string[]) =>
    page.setContent(`<main>Immeubles</main>${all.map((each) => `<p class="ui-toast">${each}</p>`).join("")}`);
  await show("Nouvel incident", "Nouvel incident");
  await expect(watch.inspect()).rejects.toThrow("a message that is shown twice: Nouvel incident");
  await show("Nouvel incident", "Nouvelle commande");
  await watch.inspect();
});

test("A05 a window that closes while the player looks is not opened again: what it sent is sent once", async ({
  page,
  world,
  network,
}) => {
  const script = `
    const [opening, dialog] = document.querySelectorAll('button, [role=dialog]');
    opening.onclick = () => { dialog.hidden = false };
    dialog.firstChild.onclick = async () => {
      await fetch('/api/import', { method: 'POST' });
      document.title += '1';
      dialog.hidden = true;
    }`;
  const body =
    '<main><button>Importer un fichier</button><div role="dialog" hidden><button>Envoyer</button></div></main>';
  const watch = await broken(page, body, script);
  const player = playerOf(page, world, watch, faultsOf(page, world, network));
  const window = page.getByRole("dialog");
  const send = window.getByRole("button");
  await page.getByRole("button").first().click();
  await player.until({
    what: "the file is sent",
    done: async () => {
      // Like an answer that arrives between two looks at the page.
      if ((await window.count()) === 0) return true;
      await send.click({ noWaitAfter: true });
      await expect(window).toHaveCount(0);
      return false;
    },
    ways: [send],
    within: { window, opening: [page.getByRole("button", { name: "Importer un fichier" })] },
  });
  expect(await page.title()).toBe("1");
});

for (const [times, said] of [
  [1, undefined],
  [2, /seed 17, act 1 « save a name » under .*: save a name: how often/],
  [0, /save a name: how often/],
] as const)
  test(`A05 an effect that came ${times} times is ${said ? "found, with its seed and act" : "what it should be"}`, async ({
    page,
    world,
    network,
  }) => {
    const act: Act = {
      name: "save a name",
      play: async ({ page: shown }) => {
        await broken(shown, field);
        return async () => times;
      },
    };
    const day = playActs("17", [act], new Draws("17"), { page, world, network });
    const end = await day.then(
      () => "",
      (error: unknown) => String(error),
    );
    expect(end).toMatch(said ?? /^$/);
  });
