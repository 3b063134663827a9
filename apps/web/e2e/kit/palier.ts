import { fileURLToPath } from "node:url";
import type { ServerOptions } from "@palier/mock-server/node";
import {
  test as base,
  expect,
  jeanne as jeanneEmail,
  karim as karimEmail,
} from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { pictureFailure } from "./failure-picture.ts";
import { pressAction } from "./head.ts";

export { expect };

export const web = fileURLToPath(new URL("../../dist", import.meta.url));

type RealtimeSignIn = NonNullable<ServerOptions["realtimeSignIn"]>;

/** `npm run journey -- --sign-in shared-secret locks` sets it for all tests. */
export function realtimeSignIn(usual: RealtimeSignIn): RealtimeSignIn {
  const asked = process.env.PALIER_SIGN_IN;
  return asked === "custom-token" || asked === "shared-secret" ? asked : usual;
}

/** In the console, also for frames and workers. */
const violation = /Content Security Policy|TrustedHTML|TrustedScript|Permissions policy violation/i;

interface OwnFixtures {
  /** Violations that may be reported, such as handlers of HTML parsed only to be sanitized. */
  readonly mayReport: RegExp | undefined;
  /** For pages that are broken on purpose. */
  readonly mayThrow: boolean;
  readonly noUncaughtError: undefined;
  /** Of the content security policy. */
  readonly noViolation: undefined;
}

/**
 * Tests of the built app; each has its own world on the worker's server.
 *
 * @example
 * test("A05 a double press saves once", async ({ admin: page, world }) => {
 *   await page.goto("/admin/building/edit/3");
 *   await save(page).dblclick();
 *   expect(await world.calls({ route: "building.edit.post" })).toHaveLength(1);
 * });
 */
export const test = base.extend<OwnFixtures>({
  mock: [{ web, realtimeSignIn: realtimeSignIn("custom-token") }, { scope: "worker" }],
  context: async ({ context }, use, testInfo) => {
    await use(context);
    await pictureFailure(context.browser(), testInfo);
  },
  realAdmin: async ({ browser, realAdmin }, use, testInfo) => {
    await use(realAdmin);
    await pictureFailure(browser, testInfo);
  },
  mayThrow: [false, { option: true }],
  noUncaughtError: [
    async ({ context, mayThrow }, use) => {
      const errors: Error[] = [];
      context.on("weberror", (thrown) => errors.push(thrown.error()));
      await use(undefined);
      if (!mayThrow) expect(errors).toEqual([]);
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
});

interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** The account of `admin`. */
export const jeanne: Account = { email: jeanneEmail, password: "palier", name: "Jeanne Martin" };

export const karim: Account = { email: karimEmail, password: "palier", name: "Karim Benali" };

export async function signIn(page: Page, { email, password }: Account = jeanne): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

export const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });

/** Exact: the cell with the row's buttons contains the record's name too. */
export const cell = (page: Page, text: string) => page.getByRole("gridcell", { name: text, exact: true });

/** Without a native select's hidden options. */
export const choice = (page: Page, text: string) =>
  page.getByRole("listbox").locator("[role=option]").filter({ hasText: text });

export const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

/** By the start of each label. */
export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const named = { name: new RegExp(`^${label}`) };
    const field = page.getByRole("textbox", named).or(page.getByRole("combobox", named));
    const isSelector = await field.evaluate(({ tagName }) => tagName === "SELECT");
    await (isSelector ? field.selectOption(value) : field.fill(value));
  }
}

/** @param words exactly */
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

/** Answers the confirmation. */
export async function deleteRecord(page: Page): Promise<void> {
  await pressAction(page, "Supprimer");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
}
