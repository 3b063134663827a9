import type { Network, TestWorld } from "@palier/mock-server/playwright";
import type { Page, Request } from "@playwright/test";
import { fillStorage } from "./kit/full-storage.ts";
import { choose, dialog, header, open, preview, send, wallet } from "./kit/import-file.ts";
import { question, unknown } from "./kit/lost.ts";
import { expect, signIn, test } from "./kit/palier.ts";
import { rowsOf } from "./kit/stored.ts";

const file = "une-fois.csv";
/** Longer than what nearly full storage can hold. */
const content = `${header}\nFOIS-1;La Tour unique;1 rue X;69003;Lyon;12\n${"\n".repeat(2_000)}`;
const upload = { route: "wallet.upload.post" };

interface Day {
  readonly page: Page;
  readonly world: TestWorld;
  readonly network: Network;
  /** Sent, and not yet at the server. */
  held?: Request;
}

const imports = (page: Page) => rowsOf(page, `/admin/wallets/${wallet}/imports/ajax/list`, { search: file });
const opening = (page: Page) => page.getByRole("button", { name: "Importer un fichier" });

async function loses({ page, world }: Day, fault: object) {
  await world.fault({ ...upload, ...fault, times: 1 });
  await send(page).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: unknown })).toBeVisible();
}

/** Between the first press and the next. */
const between = {
  "its answer is lost": (day: Day) => loses(day, { status: 504, afterwards: true }),
  "its answer is cut": (day: Day) => loses(day, { cut: true, afterwards: true }),
  "its answer is no JSON": (day: Day) => loses(day, { malformed: true }),
  async "it is refused"({ page, world }: Day) {
    await world.fault({ ...upload, status: 422, detail: "Le fichier est refusé.", times: 1 });
    await send(page).click();
    await expect(dialog(page).getByRole("alert").filter({ hasText: "Le fichier est refusé." })).toBeVisible();
  },
  async "it is on its way"(day: Day) {
    const { promise, resolve } = Promise.withResolvers<Request>();
    // Not unrouted later, which would let it go.
    await day.page.route("**/imports/new", (route) => {
      if (route.request().method() !== "POST" || day.held !== undefined) return route.fallback();
      day.held = route.request();
      return resolve(route.request());
    });
    await send(day.page).click();
    await promise;
  },
  async "it arrives"({ page, held }: Day) {
    if (held === undefined) throw new Error("nothing is on its way");
    const late = await page.request.post(held.url(), {
      headers: await held.allHeaders(),
      data: held.postData() ?? "",
    });
    expect(late.status()).toBe(201);
  },
  async "the import runs"({ page, world }: Day) {
    await world.clock({ advanceMs: 60_000 });
    expect(await imports(page)).toMatchObject([{ status: "succeeded" }]);
  },
  async "the page is loaded anew"({ page }: Day) {
    page.once("dialog", (asked) => void asked.accept());
    await page.reload();
    await expect(opening(page)).toBeVisible();
  },
  async "the window is closed"({ page }: Day) {
    await dialog(page).getByRole("button", { name: "Annuler" }).click();
    await expect(dialog(page)).toBeHidden();
  },
  async "the session ends"({ page }: Day) {
    await page.context().clearCookies({ name: /session/ });
    await send(page).click();
    await signIn(page);
    await expect(opening(page)).toBeVisible();
  },
  "storage is nearly full": ({ page }: Day) => fillStorage(page, 1_000),
  async "storage is full"({ page }: Day) {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
  },
} as const;

/**
 * As a user who does not know whether it was done: opens the window, chooses the file if missing, presses.
 */
async function again({ page }: Day): Promise<void> {
  if (!(await dialog(page).isVisible())) await opening(page).click();
  await expect(dialog(page).locator("input[type=file]")).toHaveCount(1);
  if (!(await dialog(page).getByText(file).first().isVisible())) {
    await dialog(page)
      .getByRole("combobox", { name: /^Contenu/ })
      .selectOption("Immeubles");
    await choose(page, content, file);
  }
  await expect(preview(page)).toContainText("1 ligne");
  await send(page).click();
}

const takeBack = ({ page }: Day) =>
  dialog(page).getByRole("button", { name: "Reprendre la première saisie" });
const asked = ({ page }: Day) => dialog(page).getByRole("alert").filter({ hasText: question });

/** What the second press leads to. */
const outcomes = {
  "is done at once": () => undefined,
  async "asks, and the first input can be taken back"(day: Day) {
    await expect(asked(day)).toBeVisible();
    await takeBack(day).click();
    await expect(asked(day)).toHaveCount(0);
    await send(day.page).click();
  },
  /** Storage kept only a part of the first input. */
  async "asks, and the window is left"(day: Day) {
    await expect(asked(day).getByRole("button", { name: "Envoyer quand même" })).toBeVisible();
    await expect(takeBack(day)).toHaveCount(0);
    await dialog(day.page).getByRole("button", { name: "Annuler" }).click();
  },
} as const;

const orders: readonly (readonly [keyof typeof outcomes, ...(keyof typeof between)[]])[] = [
  ["is done at once", "its answer is lost", "the import runs"],
  ["is done at once", "its answer is cut", "the window is closed"],
  ["is done at once", "its answer is lost", "the page is loaded anew"],
  [
    "asks, and the first input can be taken back",
    "its answer is no JSON",
    "the page is loaded anew",
    "the import runs",
  ],
  ["is done at once", "its answer is lost", "the session ends"],
  ["is done at once", "it is on its way", "the page is loaded anew", "it arrives"],
  ["is done at once", "storage is full", "its answer is lost", "the window is closed"],
  ["asks, and the window is left", "storage is nearly full", "its answer is lost", "the page is loaded anew"],
  ["is done at once", "storage is nearly full", "it is refused", "the page is loaded anew"],
];
for (const [outcome, ...order] of orders)
  test(`A05 A17 an import is done once when ${order.join(", ")}; sent again, it ${outcome}`, async ({
    admin: page,
    world,
    network,
  }) => {
    await world.clock({ freeze: true });
    const day: Day = { page, world, network };
    await open(page, "Immeubles");
    await choose(page, content, file);
    await expect(preview(page)).toContainText("1 ligne : 1 création");
    for (const step of order) await between[step](day);
    await again(day);
    await outcomes[outcome](day);
    await expect(dialog(page)).toBeHidden();
    expect(await imports(page)).toHaveLength(1);
  });
