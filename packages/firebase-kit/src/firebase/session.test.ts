import { expect, test } from "vitest";
import { systemClock } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import { firebaseSession } from "./session.ts";

test("A03 a session that is closed while its settings or code fail to load ends without an error", async () => {
  const { promise, reject } = Promise.withResolvers<RealtimeConfig>();
  const admin = { id: 1, email: "jeanne.martin@palier.test", name: "Jeanne Martin" };
  const { backend } = firebaseSession({
    config: () => promise,
    admin: () => admin,
    clock: systemClock,
    log: () => undefined,
  });
  const opening = backend.open(() => undefined);
  const closing = backend.close();
  reject(new Error("Failed to fetch dynamically imported module"));
  await expect(opening).rejects.toThrow("Failed to fetch");
  await expect(closing).resolves.toBeUndefined();
});
