import type { Json } from "@palier/mock-server/realtime";
import { heldSince, marc, now, second, timestamp } from "./rule-case.ts";

export const asked = (ago: number, more: Readonly<Record<string, Json>> = {}) => ({
  email: "marc@palier.fr",
  name: marc.token.adminName,
  sid: "tab-9",
  at: now - ago * second,
  holder: "jeanne@palier.fr",
  ...more,
});
/** Jeanne's lock, taken `taken` seconds ago, and Marc's request. */
export const pending = (ago: number, more: Readonly<Record<string, Json>> = {}, taken = 100) => ({
  ...heldSince(taken, 5),
  takeovers: { building: { "12": asked(ago, more) } },
});

export const place = "locks/building/12";
export const asking = "takeovers/building/12";
export const request = (more: Readonly<Record<string, Json>> = {}) => ({
  ...asked(0),
  at: timestamp,
  ...more,
});
