import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { isPortFree, portFrom } from "./port.mjs";

test("PORT is 4010 if unset or empty, and must be a port number otherwise", () => {
  expect([undefined, "", "8080"].map(portFrom)).toEqual([4010, 4010, 8080]);
  expect(["0", "65536", "80a", "-1", "4e3"].map(portFrom)).toEqual(Array(5).fill(undefined));
});

test("a port on which somebody listens is not free, even on the local address alone", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, "close");
  expect(await isPortFree(port)).toBe(true);
});
