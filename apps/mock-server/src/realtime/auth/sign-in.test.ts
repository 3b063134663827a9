import { expect, test } from "vitest";
import { type RawServer, rawServer } from "../../../test/kit/raw-client.ts";
import { unsigned } from "./signed-text.ts";

const key = "palier-a";
const aud = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

async function post(server: RawServer, path: string, body: string | URLSearchParams) {
  return (await fetch(`${server.url}/${path}?key=${key}`, { method: "POST", body })).json();
}
const enter = (server: RawServer, token: string) =>
  post(server, "identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken", JSON.stringify({ token }));
const renew = (server: RawServer, token: string) =>
  post(
    server,
    "securetoken.googleapis.com/v1/token",
    new URLSearchParams({ grant_type: "refresh_token", refresh_token: token }),
  );

test("L12 a token without a signature signs in only where the server is started for it", async () => {
  const token = unsigned({ aud, uid: "u1", claims: {} });
  for (const [options, refusal] of [
    [{}, /^INVALID_CUSTOM_TOKEN/],
    [{ unsignedTokens: true }, undefined],
  ] as const) {
    await using server = await rawServer(options);
    server.realtime.accounts(key).ensure("u1");
    const { error, idToken } = await enter(server, token);
    if (refusal === undefined) expect([error, typeof idToken]).toEqual([undefined, "string"]);
    else expect(error.message).toMatch(refusal);
  }
});

test("L13 when all sign-ins are ended no token of before reads or is renewed, and a new one does", async () => {
  await using server = await rawServer();
  const { realtime } = server;
  const before = await enter(server, realtime.customToken(key, "u1", {}));
  const client = await server.client(key);
  expect(await client.answer("auth", { cred: before.idToken })).toMatchObject({ s: "ok" });
  server.advance(10);
  realtime.endSignIns(key);
  expect(await client.answer("auth", { cred: before.idToken })).toMatchObject({ s: "invalid_token" });
  expect(await renew(server, before.refreshToken)).toMatchObject({ error: { message: "TOKEN_EXPIRED" } });
  const after = await enter(server, realtime.customToken(key, "u1", {}));
  expect(await client.answer("auth", { cred: after.idToken })).toMatchObject({ s: "ok" });
  expect(await renew(server, after.refreshToken)).toHaveProperty("id_token");
});
