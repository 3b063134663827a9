import { expect, test } from "./kit/palier.ts";
import { read } from "./kit/stored.ts";

interface Offer {
  readonly id: number;
  readonly name: string;
  readonly endsOn: string | null;
}

// No promise: nothing that is over can be chosen anyway (A19).
test("an offer whose last day is over says so in its lists, by the server's day and not by this computer's", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: "2026-11-20T09:30:00Z" });
  await page.clock.setFixedTime("2031-01-01T09:30:00Z");
  const { data }: { data: Offer[] } = await read(page, "/admin/negotiated-services/ajax?length=20");
  const [today, yesterday] = data.filter(({ endsOn }) => endsOn === null);
  expect(yesterday).toBeDefined();
  await world.patch("negotiatedService", today?.id ?? 0, { endsOn: "2026-11-20" });
  await world.patch("negotiatedService", yesterday?.id ?? 0, { endsOn: "2026-11-19" });
  const over = data
    .filter(({ id, endsOn }) => id === yesterday?.id || (endsOn !== null && endsOn < "2026-11-20"))
    .map(({ name }) => name);
  expect(over.length).toBeLessThan(data.length);
  await page.goto("/admin/negotiated-services");
  const marked = page.getByRole("main").getByRole("row").filter({ hasText: "Terminée" });
  await expect(marked).toHaveCount(over.length);
  for (const name of over) await expect(marked.filter({ hasText: name }).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "20/11/2026" })).not.toContainText("Terminée");
  await expect(marked.filter({ hasText: "19/11/2026" })).toHaveCount(1);
});
