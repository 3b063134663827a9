import { expect, test } from "../kit/palier.ts";
import { oneThat } from "../kit/stored.ts";

test("A07 A21 at 1440 px what tells two residents' e-mails apart is never cut", async ({ admin: page }) => {
  await page.goto("/admin/user");
  const cells = page.locator(".ui-grid [row-id] [col-id=email]");
  await expect(cells.first()).toContainText("@");
  const cut = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      if (text === null) return [];
      const named = document.createRange();
      named.setStart(text, 0);
      named.setEnd(text, (text.textContent ?? "").indexOf("@"));
      const { right } = cell.getBoundingClientRect();
      // The ellipsis takes the room of letters.
      return named.getBoundingClientRect().right > right - 24 ? [cell.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

// No promise: a matter of looks.
test("a message that a resident reads is coloured unlike the team's note, and keeps its lines", async ({
  admin: page,
}) => {
  const { id } = await oneThat<{ id: number }>(page, "/admin/concierge/order/ajax-list", {
    status: "accepted",
  });
  await page.goto(`/admin/concierge/order/${id}`);
  const form = page.getByRole("form", { name: "Ajouter un commentaire" });
  const entries = page.getByRole("list", { name: /^Suivi de la commande/ }).getByRole("listitem");
  const colourOf = (kind: string) =>
    entries
      .filter({ hasText: kind })
      .last()
      .locator(".ui-timeline__body")
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [reader, send, kind] of [
    ["Équipe et résident", "Envoyer au résident", "Message au résident"],
    ["Équipe", "Noter", "Note de l’équipe"],
  ] as const) {
    await form.getByRole("combobox", { name: /^Visible par/ }).selectOption(reader);
    await form.getByRole("textbox", { name: /^Commentaire/ }).fill("Bonjour,\nvotre colis attend.");
    await form.getByRole("button", { name: send }).click();
    const written = entries.filter({ hasText: kind }).last().locator(".ui-written-text");
    await expect(written).toContainText("votre colis attend.");
    await expect(written).toHaveCSS("white-space-collapse", "preserve");
  }
  expect(await colourOf("Message au résident")).not.toBe(await colourOf("Note de l’équipe"));
});

test("A06 the buttons of the dashboard's requests cover the columns that scroll below them", async ({
  admin: page,
}) => {
  // The table scrolls only for columns whose width the admin has set.
  await page.goto("/admin/dashboard/association-requests");
  await page.locator(".ui-grid:not([data-coming]) [row-id]").first().waitFor();
  await page.getByRole("columnheader", { name: "Immeuble" }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await page.goto("/admin/");
  await expect(page.getByRole("heading", { name: "En attente de vous" })).toHaveCSS("margin-bottom", "8px");
  await page.setViewportSize({ width: 900, height: 800 });
  const reject = page.getByRole("button", { name: /^Rejeter / }).first();
  await reject.scrollIntoViewIfNeeded();
  await page.locator(".ui-light").evaluate((table) => table.scrollBy({ left: 80 }));
  const covers = await reject.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const cell = button.closest(".ui-light__cell");
    return {
      scrolled: (button.closest(".ui-light")?.scrollLeft ?? 0) > 0,
      onTop: button.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      opaque: cell !== null && getComputedStyle(cell).backgroundColor.startsWith("rgb("),
    };
  });
  expect(covers).toEqual({ scrolled: true, onTop: true, opaque: true });
});
