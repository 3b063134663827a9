/**
 * `npm run trial -- screen-reader`: Orca on key screens in Firefox. Not in `npm test`, as it needs Debian's
 * packages (docs/occasional-checks.md).
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { controlClient } from "@palier/contract/control";
import { startServer } from "@palier/mock-server/node";
import { jeanne, karim, TestWorld } from "@palier/mock-server/playwright";
import { launch } from "puppeteer-core";
import { Desk } from "./desk.ts";

const web = fileURLToPath(new URL("../../dist", import.meta.url));
const desk = await Desk.open();
const server = await startServer({ port: 0, web, realtimeSignIn: "custom-token" });
const browser = await launch({
  browser: "firefox",
  headless: false,
  executablePath: process.env.PALIER_FIREFOX ?? "/usr/bin/firefox-esr",
  env: desk.env,
  defaultViewport: null,
  extraPrefsFirefox: { "intl.accept_languages": "fr-FR", "browser.download.alwaysOpenPanel": false },
});
after(async () => {
  await browser.close();
  await server.close();
  await desk.close();
});

const [page = await browser.newPage()] = await browser.pages();
const client = controlClient(server.url);
await client.createWorld("reader");
const world = new TestWorld(client, "reader");
await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });

/** By the address bar, to leave the browser's controls. */
async function enter(path: string): Promise<void> {
  await desk.focusWindow("Firefox");
  await desk.press("ctrl+l");
  await desk.type(`${server.url}/__mock/worlds/reader/open?to=${encodeURIComponent(path)}`);
  await desk.press("Return");
  await page.locator("main h1").wait();
  await desk.silence();
}

/** Focuses it, as further Tab keys would. */
async function goTo(selector: string): Promise<void> {
  await page.locator(selector).wait();
  await page.focus(selector);
  await desk.silence();
}

test("sign-in says how many fields are wrong, what was refused, and where it led", async () => {
  await enter("/admin/building");
  await desk.press("Tab");
  await desk.says(/E-mail \(obligatoire\)/);
  await desk.press("Return");
  await desk.says(/2 champs sont à corriger/);
  await desk.type(jeanne);
  await desk.press("Tab");
  await desk.says(/Mot de passe \(obligatoire\)/);
  await desk.type("faux");
  await desk.press("Return");
  await desk.says(/Identifiants incorrects/);
  await desk.press("ctrl+a");
  await desk.type("palier");
  await desk.press("Return");
  await desk.says(/Immeubles.*en-tête/);
  await desk.says(/Liste : 240 lignes, de la 1 à la 20, tri : Nom croissant/);
});

test("a list says how many rows a search leaves, and how many are chosen from the first on", async () => {
  await goTo("input[type=search]");
  await desk.type("marne");
  await desk.says(/Liste : 2 lignes/);
  await goTo("[row-id] input[type=checkbox]");
  await desk.press("space");
  await desk.says(/Sélection : 1 sur 2/);
});

test("a record says its name as it opens, and what is wrong with it on a save", async () => {
  await goTo("[row-id] a[href*='/edit/']");
  await desk.press("Return");
  await desk.says(/Copropriété La Marne/);
  await goTo("main form input[type=text], main form input:not([type])");
  await desk.press("ctrl+a", "Delete", "ctrl+s");
  await desk.says(/1 champ est à corriger/);
  await goTo("main form input[type=text], main form input:not([type])");
  await desk.type("La Marne");
  await desk.press("ctrl+s");
  await desk.says(/Succès : Enregistrement effectué : La Marne/);
});

test("a colleague who asks for the record is heard, wherever the focus is", async () => {
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  await goTo("main form input[type=text], main form input:not([type])");
  await desk.type(" bis");
  await world.admin(karim).ask("building", id);
  await desk.says(/Karim Benali demande la main sur cette fiche/);
});

test("what is not saved is asked about aloud, with the answer that has the focus", async () => {
  await goTo("nav a[href='/admin/neighborhood'], nav a[href*='neighborhood']");
  await desk.press("Return");
  await desk.says(/Vos modifications ne sont pas enregistrées/);
  await desk.says(/Rester sur la page/);
  await desk.press("Tab", "Return");
  await desk.says(/Quartiers/);
});

test("the palette takes letters at once, and says what it found", async () => {
  await desk.press("ctrl+k");
  await desk.says(/Rechercher/);
  await desk.says(/Mode focus/);
  await desk.type("C-2026-00807");
  await desk.says(/1 résultat$/);
  await desk.press("Escape");
  await desk.silence();
  assert.equal(await page.$("[role=dialog]"), null);
});

test("a week says its name, its days and its hours", async () => {
  await goTo("nav a[href*='delivery-schedule']");
  await desk.press("Return");
  await desk.says(/Semaine du 16 au 22 novembre 2026/);
  await goTo("[data-cell='0 0']");
  await desk.press("Right");
  await desk.says(/mar\. 17 nov\., 8 h/);
  await desk.silence();
  await desk.press("Next");
  await desk.says(/Semaine du 23 au 29 novembre 2026/);
});
