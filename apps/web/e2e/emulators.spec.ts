import { fileURLToPath } from "node:url";
import { startServer } from "@palier/mock-server/node";
import { expect, signInByApi, test } from "./palier.ts";
import { record, saveButton } from "./two-admins.ts";

const web = fileURLToPath(new URL("../dist", import.meta.url));

test("S12 S17 with emulators named, the page signs in and takes its locks there, and not in the embedded service", async ({
  page,
  server: emulator,
}) => {
  // Another mock server plays the official emulators: the same protocols, at another origin.
  const { host } = new URL(emulator.url);
  const server = await startServer({ port: 0, web, emulators: { database: host, auth: host } });
  await signInByApi(page, server.url);
  await page.goto(server.url + record);
  const holder = () => emulator.app.world().lockHolder("building", 3)?.email;
  await expect.poll(holder).toBe("jeanne.martin@palier.test");
  await expect(saveButton(page)).toBeEnabled();
  expect(server.app.worlds.of("default").board.sockets).toBe(0);
  await page.close();
  await expect.poll(holder).toBeUndefined();
  await server.close();
});
