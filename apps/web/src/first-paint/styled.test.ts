// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { loaded, noteFailures } from "./styled.ts";

/** As browsers give a link whose file failed. */
function sheetWithout(): HTMLLinkElement {
  const link = document.createElement("link");
  Object.defineProperty(link, "sheet", { value: null });
  document.body.append(link);
  return link;
}

const isDone = (waiting: Promise<void>) =>
  Promise.race([waiting.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false)))]);

beforeEach(noteFailures);

test.each(["load", "error"])("A03 a style sheet is waited for until its %s", async (end) => {
  const link = sheetWithout();
  const waiting = loaded(link);
  expect(await isDone(waiting)).toBe(false);
  link.dispatchEvent(new Event(end));
  expect(await isDone(waiting)).toBe(true);
});

test("A03 a style sheet that failed before anybody waited for it keeps nobody waiting", async () => {
  const link = sheetWithout();
  link.dispatchEvent(new Event("error"));
  expect(await isDone(loaded(link))).toBe(true);
});
