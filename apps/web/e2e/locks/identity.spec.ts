import { startServer } from "@palier/mock-server/node";
import { signInByApi } from "@palier/mock-server/playwright";
import { expect, save, test, toast, web } from "../kit/palier.ts";
import { stored } from "../kit/stored.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  karimWaits,
  nameField,
  record,
} from "../kit/two-admins.ts";

const corrected = "jeanne.martin-leroy@palier.test";
const account = "/admin/account-admin/edit/1";

test("L02 S12 an admin whose address a colleague corrects edits on, in each of her tabs, and nobody else gets in", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await jeanneEdits(page, world, "Résidence Bellevue");
  const list = await page.context().newPage();
  await list.goto("/admin/building");
  const { page: karim } = await karimWaits(realAdmin);
  const desk = await karim.context().newPage();
  await desk.goto(account);
  await desk.getByRole("textbox", { name: /^E-mail/ }).fill(corrected);
  await save(desk).click();
  await expect(toast(desk, "Enregistrement effectué")).toBeVisible();
  expect(await stored(desk, account)).toMatchObject({ email: corrected });

  await expect.poll(holder(world)).toBe(corrected);
  await expect(heldByJeanne(karim)).toBeVisible();
  await expect(save(karim)).toBeDisabled();
  // No banner appears, and her save succeeds.
  await expect(save(page)).toBeEnabled();
  await expect(nameField(page)).toHaveValue("Résidence Bellevue");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  expect(await stored(page, record)).toMatchObject({ name: "Résidence Bellevue" });
  await expect(page.getByText("autre administrateur")).toHaveCount(0);
  // The other tab loads a screen that it has not shown yet.
  await list.getByRole("navigation").first().getByRole("link", { name: "Quartiers" }).click();
  await expect(list.getByRole("heading", { level: 1, name: /^Quartiers/ })).toBeVisible();
  await expect(list.getByText(/s’est connecté/)).toHaveCount(0);
});

test("S12 S17 with emulators named, the page signs in and takes its locks there, and not in the embedded service", async ({
  page,
  world,
}) => {
  // Simulated by the tests' server, at another origin.
  const { host } = new URL(world.url);
  const server = await startServer({ port: 0, web, emulators: { database: host, auth: host } });
  try {
    // Official emulators accept any custom token; the simulated ones only their own server's, which replaces it.
    await signInByApi(page.request, `${world.url}/api`, jeanneEmail);
    const { realtime } = await (await page.request.get(`${world.url}/api/admin/session`)).json();
    await page.route(/signInWithCustomToken/, (route) => {
      const asked: object = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...asked, token: realtime.signIn.token }) });
    });
    await signInByApi(page.request, `${server.url}/api`, jeanneEmail);
    await page.goto(server.url + record);
    await expect.poll(holder(world)).toBe(jeanneEmail);
    await expect(save(page)).toBeEnabled();
    expect(server.app.worlds.of(world.name).board.sockets).toBe(0);
    await page.close();
    await expect.poll(holder(world)).toBeUndefined();
  } finally {
    await server.close();
  }
});
