import { expect, test } from "vitest";
import { tolerateFullStorage } from "./full-storage.ts";

test("A03 a full storage stops no handshake of the SDK, and still refuses every other writer", () => {
  const kept: string[] = [];
  let isFull = false;
  const storage = {
    setItem(key: string, _value: string) {
      if (isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept.push(key);
    },
  };
  tolerateFullStorage(storage);
  storage.setItem("firebase:host:a", "b");
  isFull = true;
  storage.setItem("firebase:previous_websocket_failure", "true");
  expect(kept).toEqual(["firebase:host:a"]);
  expect(() => storage.setItem("palier:draft", "text")).toThrow("quota");
});
