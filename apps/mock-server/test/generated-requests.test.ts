import { expect, test } from "vitest";
import { generatedRequests } from "./generated-requests.ts";

test("600 generated requests over all routes: no 5xx, and most kinds of answers are met", async () => {
  const { statuses, faults } = await generatedRequests("palier", 600);
  expect(faults).toEqual([]);
  for (const status of [200, 400, 401, 403, 404, 405, 415, 422])
    expect(statuses[status] ?? 0, `${status}`).toBeGreaterThan(0);
}, 60_000);

test("the same seed sends the same requests", async () => {
  expect(await generatedRequests("a", 60)).toEqual(await generatedRequests("a", 60));
}, 60_000);
