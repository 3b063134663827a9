import { choice, expect, test } from "./kit/palier.ts";
import { listOf, oneThat, stored } from "./kit/stored.ts";

interface Order {
  readonly id: number;
  readonly userId: number;
}
interface Resident {
  readonly buildingName: string | null;
  readonly email: string;
}

test("A21 two residents of one name are shown with building and address, and found by them", async ({
  admin: page,
  world,
}) => {
  const orders = "/admin/concierge/order/ajax-list";
  const one = await oneThat<Order>(page, orders);
  const two = await oneThat<Order>(page, orders, {}, ({ userId }) => userId !== one.userId);
  for (const { userId } of [one, two])
    await world.patch("user", userId, {
      firstName: "Camille",
      lastName: "Homonyme",
      fullName: "Camille Homonyme",
    });
  const resident: Resident = await stored(page, `/admin/user/edit/${two.userId}`);
  const { recordsFiltered } = await listOf(page, orders, { userId: two.userId });

  await page.goto("/admin/concierge/order");
  const field = page.getByRole("combobox", { name: "Résident" });
  await field.fill("homonyme camille");
  await expect(choice(page, "Camille Homonyme")).toHaveCount(2);
  const details = await page.getByRole("listbox").locator(".ui-option__detail").allTextContents();
  expect(new Set(details).size).toBe(2);
  await field.fill(`camille ${resident.email}`);
  await expect(choice(page, "Camille Homonyme")).toHaveCount(1);
  await expect(choice(page, "Camille Homonyme")).toContainText(resident.buildingName ?? resident.email);
  await choice(page, "Camille Homonyme").click();
  await expect(page).toHaveURL(new RegExp(`userId=${two.userId}(&|$)`));
  await expect(page.getByRole("heading", { level: 1, name: `Commandes ${recordsFiltered}` })).toBeVisible();
  await expect(page.getByText("Résident : Camille Homonyme").first()).toBeVisible();
});

test("A21 an article is found by its reference, and shows it with price and theme", async ({
  admin: page,
}) => {
  const article = await oneThat<{ name: string; reference: string; themeName: string }>(
    page,
    "/admin/concierge/service/ajax-list",
    { available: true },
  );
  await page.goto("/admin/concierge/subscription/new");
  const field = page.getByRole("combobox", { name: /^Prestation/ });
  await field.fill(article.reference);
  const found = choice(page, article.reference);
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(new RegExp(`${article.name}.*€.*${article.themeName}`));
  await found.click();
  await expect(field).toHaveValue(article.name);
});

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
