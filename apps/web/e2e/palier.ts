import { fileURLToPath } from "node:url";
import { test as base, expect } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";

export { expect };

const web = fileURLToPath(new URL("../dist", import.meta.url));

/** Tests against the built app; each test has a world of its own on its worker's one server. */
export const test = base.extend({
  mock: [{ web }, { scope: "worker" }],
  /** Jeanne Martin, signed in, on the home page. */
  admin: async ({ admin, context }, use) => {
    await context.addInitScript(() => {
      window.addEventListener("unhandledrejection", (event) =>
        console.error("unhandled rejection", event.reason),
      );
    });
    await admin.goto("/admin/");
    await use(admin);
  },
});

interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** The first demo account. */
export const jeanne: Account = {
  email: "jeanne.martin@palier.test",
  password: "palier",
  name: "Jeanne Martin",
};

/** Signs in without the form; the cookie then stands in the page's context. */
export async function signInByApi(page: Page, url: string, email = jeanne.email): Promise<void> {
  const session = await page.request.get(`${url}/api/admin/session`);
  const { csrfToken } = await session.json();
  const answer = await page.request.post(`${url}/api/admin/login`, {
    data: { email, password: jeanne.password },
    headers: { "x-csrf-token": csrfToken },
  });
  expect(answer.status()).toBe(200);
}

/** Signs in as a person would. */
export async function signIn(page: Page, { email, password }: Account = jeanne): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** A toast that says so. */
export const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
