import { fileURLToPath } from "node:url";
import { startServer } from "@palier/mock-server/node";
import { expect, signInByApi, test } from "./palier.ts";
import { holder, record, saveButton } from "./two-admins.ts";

const web = fileURLToPath(new URL("../dist", import.meta.url));

test("S12 S17 with emulators named, the page signs in and takes its locks there, and not in the embedded service", async ({
  page,
  world,
}) => {
  // The tests’ server plays the official emulators: the same protocols, at another origin.
  const { host } = new URL(world.url);
  const server = await startServer({ port: 0, web, emulators: { database: host, auth: host } });
  await signInByApi(page, server.url);
  await page.goto(server.url + record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  await expect(saveButton(page)).toBeEnabled();
  expect(server.app.worlds.of(world.name).board.sockets).toBe(0);
  await page.close();
  await expect.poll(holder(world)).toBeUndefined();
  await server.close();
});
