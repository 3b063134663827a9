import assert from "node:assert/strict";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const cities = "[role=gridcell][col-id=city]";
const lots = "[role=gridcell][col-id=lotCount]";

journey(
  "A01 S01 a list: next page, a city, an order, all kept by the address",
  "/admin/building",
  async (screen) => {
    await screen.sees("heading", /^Immeubles ?240$/);
    await screen.press("button", "Page suivante");
    await screen.isAt(/\?page=2$/);
    await screen.sees("status", /de la 21 à la 40/);

    await screen.fill("combobox", "Ville", "Lyon");
    await screen.press("option", "Lyon");
    await screen.isAt(/\?city=Lyon$/);
    await eventually("rows of Lyon alone", async () =>
      (await screen.texts(cities)).every((city) => city === "Lyon"),
    );
    await screen.press("columnheader", /^Lots/);
    await screen.isAt(/city=Lyon&tri=lotCount$/);
    const stored = await screen.rows("/admin/building/ajax-list", "&city=Lyon");
    const ascending = stored.map(({ lotCount }) => Number(lotCount)).toSorted((a, b) => a - b);
    const shown = async () => (await screen.texts(lots)).map(Number);
    const isInOrder = async () => String(await shown()) === String(ascending.slice(0, 20));
    await eventually("the fewest of Lyon first", isInOrder);
    assert.notEqual(ascending.length, 0);

    await screen.page.reload();
    await eventually("the same rows after a reload", isInOrder);
    await screen.page.goBack();
    await screen.isAt(/\?city=Lyon$/);
    await screen.page.goBack();
    await screen.isAt(/\?page=2$/);
    await screen.sees("status", /de la 21 à la 40/);
  },
);
