import assert from "node:assert/strict";
import { journey } from "./journey.ts";

journey(
  "A15 A16 an order goes to its next state, and its page and list say so",
  "/admin/concierge/order?status=new",
  async (screen) => {
    await screen.press("link", /^Ouvrir /);
    await screen.isAt(/\/concierge\/order\/\d+$/);
    const { pathname } = new URL(screen.page.url());
    const { number } = await screen.stored(pathname);
    await screen.sees("heading", `Commande ${String(number)}`);
    await screen.press("button", "Accepter");
    await screen.isTold(`Commande acceptée : ${String(number)}`);
    await screen.sees("button", "Préparer");
    await screen.sees("listitem", /Acceptée.*par Jeanne Martin/);
    assert.equal((await screen.stored(pathname)).status, "accepted");
    await screen.page.goBack();
    await screen.sees("heading", /^Commandes/);
    const numbers = (await screen.rows("/admin/concierge/order/ajax-list", "&status=new")).map(
      (row) => row.number,
    );
    assert.equal(numbers.includes(number), false);
  },
);
