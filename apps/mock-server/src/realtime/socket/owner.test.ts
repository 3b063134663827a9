import { expect, test } from "vitest";
import { RawClient, rawServer } from "../../../test/kit/raw-client.ts";

test("a program on this machine that says `owner` passes the rules by; a page that says so is nobody", async () => {
  await using server = await rawServer({ openRules: false });
  const url = `ws://127.0.0.1:${server.port}/.ws?v=5&ns=palier-a`;
  const page = await RawClient.open(url, { origin: "http://evil.test" });
  await page.next();
  expect(await page.answer("gauth", { cred: "owner" })).toMatchObject({ s: "invalid_token" });
  expect(await page.answer("p", { p: "/revoked", d: null })).toMatchObject({ s: "permission_denied" });
  page.socket.close();
  const program = await RawClient.open(url);
  await program.next();
  expect(await program.answer("gauth", { cred: "owner" })).toMatchObject({ s: "ok" });
  expect(await program.answer("p", { p: "/revoked/u", d: true })).toMatchObject({ s: "ok" });
  program.socket.close();
});
