import { startServer } from "@palier/mock-server/node";
import { signInByApi } from "@palier/mock-server/playwright";
import { expect, save, test, web } from "./kit/palier.ts";
import { holder, jeanneEmail, record } from "./kit/two-admins.ts";

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
