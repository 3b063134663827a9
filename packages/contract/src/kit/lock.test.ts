import { describe, expect, test } from "vitest";
import { contract, entityOfLockArea, lockAreaOf, lockAreas, lockOf, routesOf } from "../index.ts";

const posts = routesOf(contract).filter(({ method }) => method === "POST");
const byName = (name: string) => {
  const route = posts.find((each) => each.name === name);
  if (route === undefined) throw new Error(`no POST ${name}`);
  return route.meta;
};

describe("L05 where a record's lock stands", () => {
  test.each([
    ["building", "building"],
    ["deliveryPoint", "delivery-point"],
    ["ula", "ula"],
    ["accountAdmin", "account-admin"],
  ])("%s: %s", (entity, area) => {
    expect(lockAreaOf(entity)).toBe(area);
    expect(entityOfLockArea(area)).toBe(entity);
  });

  test("no two entities share an area", () => {
    const locked = new Set(posts.flatMap(({ meta }) => (meta.lock === undefined ? [] : [meta.lock.entity])));
    expect(lockAreas).toHaveLength(locked.size);
  });

  test("a call's lock is that of the parameter that the route names", () => {
    expect(lockOf(byName("order.refund.post"), { orderId: "12" })).toEqual({ area: "order", id: 12 });
    expect(lockOf(byName("theme.updateSection.post"), { themeId: 4, sectionId: 9 })).toEqual({
      area: "theme",
      id: 4,
    });
    expect(lockOf(byName("order.refund.post"), { orderId: "x" })).toBeUndefined();
    expect(lockOf(byName("order.comment.post"), { orderId: 12 })).toBeUndefined();
  });
});

test("S15 whatever changes a record asks for a lock; these read or add, mark what was read, or keep a view", () => {
  const free = posts.filter(({ meta }) => meta.record !== undefined && meta.lock === undefined);
  expect(free.map(({ name }) => name).sort()).toEqual([
    "alert.markRead",
    "conversation.markRead",
    "incident.comment.post",
    "order.comment.post",
    "supplier.themeSections",
    "view.chooseDefault",
    "view.delete",
    "view.edit.post",
    "wallet.preview",
    "wallet.upload.post",
  ]);
});
