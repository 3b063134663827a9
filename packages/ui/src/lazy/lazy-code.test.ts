import { expect, test } from "vitest";
import { CodeFailure, lazyCode } from "./lazy-code.ts";

test("A03 code that could not be fetched is fetched again at the next try", async () => {
  let fetched = 0;
  const code = lazyCode(() => {
    fetched += 1;
    return fetched === 1 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve("part");
  });
  await expect(code.load()).rejects.toThrow(CodeFailure);
  expect(code.loaded()).toBeUndefined();
  expect(await code.load()).toBe("part");
  expect(code.loaded()).toBe("part");
});

test("code is fetched once, however often it is asked for", async () => {
  let fetched = 0;
  const code = lazyCode(async () => {
    fetched += 1;
    return "part";
  });
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(fetched).toBe(1);
});
