import { expect, test } from "vitest";
import { pushMessageOf } from "./message.ts";

const origin = "https://admin.example.org";
const none = { id: "1", notification: undefined, data: undefined, link: undefined };

test.each([
  [
    "a whole address, as fcmOptions.link has to be",
    { link: `${origin}/admin/building/edit/12?tab=1#a` },
    "/admin/building/edit/12?tab=1#a",
  ],
  ["a path in the data", { data: { link: "/admin/order/edit/3" } }, "/admin/order/edit/3"],
  ["fcmOptions before the data", { link: `${origin}/a`, data: { link: "/b" } }, "/a"],
  [
    "another site's address gives way to the data's path",
    { link: "https://evil.test/a", data: { link: "/b" } },
    "/b",
  ],
  ["another site's address alone", { data: { link: "//evil.test/a" } }, undefined],
  ["a path that is another host to its reader", { data: { link: "/.//evil.test/a" } }, undefined],
  ["the same behind a folder", { data: { link: "/a/..//evil.test" } }, undefined],
  ["what is no address", { link: "https://" }, undefined],
  ["a script", { data: { link: "javascript:alert(1)" } }, undefined],
  ["nothing", {}, undefined],
])("S18 where a message leads: %s", (_, given, link) => {
  expect(pushMessageOf({ ...none, ...given }, origin).link).toBe(link);
});

test("S18 a notification's texts go before the data's", () => {
  const data = { title: "data", body: "data" };
  expect(pushMessageOf({ ...none, notification: { title: "t" }, data }, origin)).toMatchObject({
    title: "t",
    body: "data",
  });
  expect(pushMessageOf({ ...none, data: { body: "b" } }, origin)).toMatchObject({ title: "", body: "b" });
});
