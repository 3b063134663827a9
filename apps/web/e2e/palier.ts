import { fileURLToPath } from "node:url";
import { type MockServer, startServer } from "@palier/mock-server/node";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

const web = fileURLToPath(new URL("../dist", import.meta.url));

interface Palier {
  /** A server of this test's own: the built app and the API, freshly seeded. */
  readonly server: MockServer;
  /** Jeanne Martin, signed in, on the home page. */
  readonly admin: Page;
}

/** Tests against the built app and the mock server; each test has its own server, so that none sees another's changes. */
export const test = base.extend<Palier>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern
  server: async ({}, use) => {
    const server = await startServer({ port: 0, web });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  admin: async ({ page, context, server }, use) => {
    await signInByApi(page, server.url);
    await context.addInitScript(() => {
      window.addEventListener("unhandledrejection", (event) =>
        console.error("unhandled rejection", event.reason),
      );
    });
    await page.goto("/admin/");
    await use(page);
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
