import { fileURLToPath } from "node:url";
import type { ServerOptions } from "@palier/mock-server/node";
import {
  test as base,
  expect,
  jeanne as jeanneEmail,
  karim as karimEmail,
} from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { pressAction } from "./head.ts";
import { asked, keepUsed, usedBy } from "./used-operations.ts";

export { expect };

/** The built app that is under test. */
export const web = fileURLToPath(new URL("../dist", import.meta.url));

type RealtimeSignIn = NonNullable<ServerOptions["realtimeSignIn"]>;

/**
 * How pages sign in to the realtime service, in all tests where `npm run journey -- --sign-in shared-secret locks` says so;
 * else the way that is usual in these tests.
 */
export function realtimeSignIn(usual: RealtimeSignIn): RealtimeSignIn {
  const asked = process.env.PALIER_SIGN_IN;
  return asked === "custom-token" || asked === "shared-secret" ? asked : usual;
}

/** How the browser reports what a policy forbids: in the console, for frames and workers too. */
const violation = /Content Security Policy|TrustedHTML|TrustedScript|Permissions policy violation/i;

interface OwnFixtures {
  /** What the browser may report as forbidden: it names handlers of HTML that is parsed only to be cleaned, too. */
  readonly mayReport: RegExp | undefined;
  /** Nothing that a page throws goes unheard, whatever the test looks at. */
  readonly noUncaughtError: undefined;
  /** No page tries what its content security policy forbids, whatever the test looks at. */
  readonly noViolation: undefined;
  /** The operations that the pages asked for are kept for the test that comes after all others (S25). */
  readonly usedOperations: undefined;
}

/** Tests against the built app; each test has a world of its own on its worker's one server. */
export const test = base.extend<OwnFixtures>({
  mock: [{ web, realtimeSignIn: realtimeSignIn("custom-token") }, { scope: "worker" }],
  noUncaughtError: [
    async ({ context }, use) => {
      const errors: Error[] = [];
      context.on("weberror", (thrown) => errors.push(thrown.error()));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  mayReport: [undefined, { option: true }],
  noViolation: [
    async ({ context, mayReport }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        const text = message.text();
        if (violation.test(text) && mayReport?.test(text) !== true)
          violations.push(`${message.page()?.url()}  ${text}`);
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  usedOperations: [
    async ({ context, world }, use, { project }) => {
      const pages = asked(context);
      await use(undefined);
      // A test may have closed its world itself.
      const journal = await world.calls().catch(() => []);
      await keepUsed(project.outputDir, usedBy(pages, journal));
    },
    { auto: true },
  ],
});

interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** The first demo account: who `admin` is. */
export const jeanne: Account = { email: jeanneEmail, password: "palier", name: "Jeanne Martin" };

/** The second one. */
export const karim: Account = { email: karimEmail, password: "palier", name: "Karim Benali" };

/** Signs in as a person would. */
export async function signIn(page: Page, { email, password }: Account = jeanne): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** A toast that says so. */
export const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });

/** The cell that holds this text alone: the cell of the row's buttons holds the record's name too. */
export const cell = (page: Page, text: string) => page.getByRole("gridcell", { name: text, exact: true });

/** A choice of an open list; the hidden options of a native select do not count. */
export const choice = (page: Page, text: string) =>
  page.getByRole("listbox").locator("[role=option]").filter({ hasText: text });

/** The button that saves a record's form. */
export const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" });

/** Fills the form on the screen: each value into the text field or selector whose label begins with its key. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const named = { name: new RegExp(`^${label}`) };
    const field = page.getByRole("textbox", named).or(page.getByRole("combobox", named));
    const isSelector = await field.evaluate(({ tagName }) => tagName === "SELECT");
    await (isSelector ? field.selectOption(value) : field.fill(value));
  }
}

/** Chooses these words, and no others, in a list's filter by states or kinds. */
export async function filterBy(page: Page, label: string, ...words: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${label}\\s:`) }).click();
  const menu = page.getByRole("menu", { name: new RegExp(`^${label}\\s:`) });
  await menu.getByRole("menuitemcheckbox").first().waitFor();
  for (const item of await menu.getByRole("menuitemcheckbox").all()) {
    const isWanted = words.includes((await item.textContent()) ?? "");
    if ((await item.getAttribute("aria-checked")) !== String(isWanted)) await item.click();
  }
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
}

/** Deletes the record whose page is open, through its question. */
export async function deleteRecord(page: Page): Promise<void> {
  await pressAction(page, "Supprimer");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
}

/** Accepts the first of the new orders, from its page. */
export async function acceptFirstOrder(page: Page): Promise<void> {
  await page.goto("/admin/concierge/order?status=new");
  await page
    .getByRole("link", { name: /^Ouvrir/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Accepter", exact: true }).click();
}
