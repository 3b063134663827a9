import { expect, test } from "vitest";
import type { PressAction } from "./action.ts";
import { rowActionsOf } from "./row-actions.ts";

interface Order {
  readonly status: "new" | "delivered";
}

const action = (name: string, more: Partial<PressAction<Order>>): PressAction<Order> => ({
  kind: "press",
  name,
  label: name,
  locks: true,
  path: "",
  target: () => ({ address: "", subject: "" }),
  body: () => ({}),
  perform: () => Promise.reject(new Error("never sent")),
  ...more,
});
const accept = action("accept", {
  inline: true,
  tone: "danger",
  next: ({ status }) => status === "new",
  when: ({ status }) => status === "new",
});
const print = action("print", { locks: false, barred: () => "Rien à imprimer" });
const order: Order = { status: "new" };
const run = () => undefined;
const reasons = (options: { refused?: string; held?: string; unsaved?: string }) =>
  rowActionsOf([accept, print], order, { run, ...options }).map(({ reason }) => reason);

test("A15 only what the record's state allows is offered, each as it was declared", () => {
  const offered = (status: Order["status"]) =>
    rowActionsOf([accept, print], { status }, { run }).map(({ name }) => name);
  expect(offered("new")).toEqual(["accept", "print"]);
  expect(offered("delivered")).toEqual(["print"]);
  const looks = { next: true, inline: true, tone: "danger", disabled: false };
  expect(rowActionsOf([accept], order, { run })[0]).toMatchObject(looks);
});

test("A15 S15 a deletion bars all of them, a lock those that take it, and the record its own", () => {
  expect(reasons({})).toEqual([undefined, "Rien à imprimer"]);
  expect(reasons({ held: "Karim la tient" })).toEqual(["Karim la tient", "Rien à imprimer"]);
  expect(reasons({ held: "Karim la tient", refused: "Supprimée" })).toEqual(["Supprimée", "Supprimée"]);
  const [waiting] = rowActionsOf([accept], order, { run, waiting: true });
  expect([waiting?.disabled, waiting?.reason]).toEqual([true, undefined]);
  const locked = rowActionsOf([accept, print], order, { run });
  expect(locked.map((each) => "onPress" in each && each.allowedWhenLocked)).toEqual([false, true]);
});

test("A15 unsaved edits bar what would send the record as it is saved, and not its deletion", () => {
  expect(reasons({ unsaved: "Enregistrez" })).toEqual(["Enregistrez", "Rien à imprimer"]);
  expect(reasons({ unsaved: "Enregistrez", held: "Karim la tient" })[0]).toBe("Karim la tient");
  const [removal] = rowActionsOf([action("delete", { leaves: true })], order, {
    run,
    unsaved: "Enregistrez",
  });
  expect(removal?.disabled).toBe(false);
});
