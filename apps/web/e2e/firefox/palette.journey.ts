import assert from "node:assert/strict";
import { journey } from "./journey.ts";

journey(
  "A09 the palette: an order by its number, a screen by its name, the focus given back",
  "/admin/building",
  async (screen) => {
    await screen.sees("heading", /^Immeubles/);
    await screen.keys("Control+k");
    await screen.page.keyboard.type("C-2026-00807");
    await screen.keys("Enter");
    await screen.isAt(/\/admin\/concierge\/order\/807$/);
    await screen.sees("heading", /C-2026-00807/);
    await screen.focusIsOn("h1");
    assert.equal((await screen.stored("/admin/concierge/order/807")).number, "C-2026-00807");

    await screen.keys("Control+k");
    await screen.focusIsOn("[role=dialog] [role=combobox]");
    await screen.keys("Escape");
    await screen.seesNo("dialog", "Rechercher");
    await screen.focusIsOn("h1");
    await screen.press("button", "Rechercher…");
    await screen.page.keyboard.type("nouvel imm");
    await screen.sees("option", /^Nouvel immeuble/);
    await screen.keys("Enter");
    await screen.isAt(/\/admin\/building\/new$/);
    await screen.sees("heading", /^Nouvel immeuble/);
  },
);
