import { expect, test } from "vitest";
import { mailbox } from "./mailbox.ts";

test("S18 messages that come before anybody watches wait for the first who does, in their order", () => {
  const box = mailbox<number>(3);
  const [first, second]: [number[], number[]] = [[], []];
  for (const message of [1, 2, 3, 4]) box.arrive(message);
  const stop = box.watch((message) => first.push(message));
  box.watch((message) => second.push(message));
  box.arrive(5);
  stop();
  box.arrive(6);
  expect([first, second]).toEqual([
    [2, 3, 4, 5],
    [5, 6],
  ]);
});

test("they wait again once nobody watches any more", () => {
  const box = mailbox<string>(3);
  const heard: string[] = [];
  box.watch((message) => heard.push(message))();
  box.arrive("later");
  expect(heard).toEqual([]);
  box.watch((message) => heard.push(message));
  expect(heard).toEqual(["later"]);
});

test("what waits is dropped when it is for nobody any more", () => {
  const box = mailbox<string>(3);
  const heard: string[] = [];
  box.arrive("former");
  box.clear();
  box.watch((message) => heard.push(message));
  expect(heard).toEqual([]);
});
