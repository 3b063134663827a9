import assert from "node:assert/strict";
import { jeanne, karim } from "@palier/mock-server/playwright";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const place = "/admin/building/edit/3";
const saveIsEnabled = "form button[type=submit]:enabled";

journey(
  "L01 L06 A11 a form that another admin holds, then one's own: saved, and freed by leaving",
  "/admin/building/edit/7",
  async (screen) => {
    const other = screen.world.admin(karim);
    const holder = async () => screen.world.holder("building", 3);
    await other.open("building", 3);
    await screen.page.goto(new URL(place, screen.page.url()).href);
    await screen.sees("alert", /^Karim Benali modifie cette fiche depuis \d{2}:\d{2}/);
    assert.deepEqual(await screen.page.$$(saveIsEnabled), []);

    await other.leave("building", 3);
    await eventually("the record in Jeanne's hands", async () => (await holder()) === jeanne);
    await screen.page.locator(saveIsEnabled).wait();
    await screen.seesNo("alert", /modifie cette fiche/);
    await screen.fill("textbox", /^Nom/, "Résidence de l’Essai");
    await screen.press("button", /^Enregistrer/);
    await screen.isTold("Enregistrement effectué");
    assert.equal((await screen.stored(place)).name, "Résidence de l’Essai");

    // A takeover request arrives while typing.
    await screen.fill("textbox", /^Nom/, "Résidence de Jeanne");
    await other.ask("building", 3);
    await screen.sees("alert", /Karim Benali demande la main/);
    await screen.press("button", "Passer la main");
    await screen.sees("status", "Vous passez la main à Karim Benali.");
    await other.lock("building", 3, true);
    assert.equal(await holder(), karim);
    await screen.sees("alert", /Vous avez passé la main à Karim Benali/);
    await other.leave("building", 3);
    await screen.press("link", "Immeubles");
    await screen.sees("heading", /^Immeubles/);
    await eventually("the record free", async () => (await holder()) === undefined);
    assert.equal((await screen.stored(place)).name, "Résidence de l’Essai");
  },
);
