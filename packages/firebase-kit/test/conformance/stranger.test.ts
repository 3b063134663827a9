/** A stranger with what every page holds, against the embedded service: its sign-in, its database, its plain HTTP. */

import { startRealtime } from "@palier/mock-server/realtime";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithCustomToken,
} from "firebase/auth";
import { connectDatabaseEmulator, get, getDatabase, goOffline, ref, update } from "firebase/database";
import { expect, test } from "vitest";
import rules from "../../rules/database.rules.json" with { type: "json" };
import { denied, lockOf } from "./on-each-target.ts";

test("L12 with the page's settings alone a stranger gets no account, reads nothing and writes nothing", async () => {
  const { realtime, url, port, close } = await startRealtime({ rules });
  const world = realtime.namespace("palier-strange");
  const { apiKey, projectId, databaseURL } = realtime.settings(world.name, url);
  const app = initializeApp({ apiKey, projectId, databaseURL }, "a stranger");
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const db = getDatabase(app);
  connectDatabaseEmulator(db, "127.0.0.1", port);
  world.set("locks/building/12", { email: "jeanne@palier.fr", sid: "tab" });
  const before = world.snapshot();

  const account = createUserWithEmailAndPassword(auth, "karim@palier.fr", "a password of one's own");
  await expect(account).rejects.toThrow("auth/admin-restricted-operation");
  await expect(signInAnonymously(auth)).rejects.toThrow("auth/");
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { uid: "admin-2", claims: { adminEmail: "karim@palier.fr" }, iat: 1, exp: 9_999_999_999 };
  const forged = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  const expired = realtime
    .customToken(world.name, "admin-2", {})
    .replace(/^[^.]+\.[^.]+/, forged.slice(0, -1));
  for (const token of [forged, expired])
    await expect(signInWithCustomToken(auth, token)).rejects.toThrow("auth/invalid-custom-token");

  for (const place of [
    "/",
    "/locks",
    "/locks/building",
    "/leases/building",
    "/takeovers/building",
    "/revoked",
  ]) {
    await expect(get(ref(db, place))).rejects.toThrow(denied);
    const address = `${url}${place}.json?ns=${world.name}`;
    const asOwner = { authorization: "Bearer owner", origin: "https://stranger.example" };
    const answers = [
      fetch(address),
      fetch(`${address}&auth=${forged}`),
      fetch(address, { headers: asOwner }),
    ];
    for (const answer of answers) expect((await answer).status, place).toBe(401);
  }
  const thousand = Array.from({ length: 1_000 }, (_, id) => [`locks/order/${id}`, lockOf("karim@palier.fr")]);
  await expect(update(ref(db), Object.fromEntries(thousand))).rejects.toThrow(denied);
  expect(world.snapshot()).toEqual(before);
  goOffline(db);
  await deleteApp(app);
  await close();
});
