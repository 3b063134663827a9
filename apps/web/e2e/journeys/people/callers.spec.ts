import { expect, test, toast } from "../../kit/palier.ts";
import { countPresses } from "../../kit/presses.ts";
import { rowsOf } from "../../kit/stored.ts";

interface Subscriber {
  readonly id: number;
  readonly subscriptionId: number;
  readonly subscriptionName: string;
  readonly userId: number;
  readonly userName: string;
  readonly status: string;
}

test("A20 a caller's subscription is suspended with three presses once the palette has found the caller, and nobody else's changes", async ({
  admin: page,
}) => {
  const place = "/admin/concierge/subscription/1/subscribers";
  const all = await rowsOf<Subscriber>(page, place, { order: "userName" });
  const caller = all.find(({ status }) => status === "active");
  if (caller === undefined) throw new Error("nobody is subscribed");
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  // Last name first, and half of the first name, as caught on the telephone.
  await page.keyboard.type(caller.userName.split(" ").toReversed().join(" ").slice(0, -2));
  const found = page.getByRole("dialog", { name: "Rechercher" }).locator("[role=option][aria-selected=true]");
  await expect(found).toContainText(caller.userName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: caller.userName })).toBeFocused();
  const presses = await countPresses(page);
  // Press one: their subscriptions. Two: this one. Three: yes.
  await page.getByRole("link", { name: "Abonnements", exact: true }).and(page.locator("main *")).click();
  const row = page.getByRole("row").filter({ hasText: caller.subscriptionName });
  await row.getByRole("button", { name: /^Suspendre/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspendre l’abonné" }).click();
  await expect(toast(page, /Suspension effectuée/)).toBeVisible();
  await expect(row.getByText("Suspendu")).toBeVisible();
  expect(await presses()).toBe(3);
  const after = await rowsOf<Subscriber>(page, place, { order: "userName" });
  expect(after).toEqual(
    all.map((each) =>
      each.id === caller.id ? expect.objectContaining({ status: "suspended", nextBillingAt: null }) : each,
    ),
  );
});
