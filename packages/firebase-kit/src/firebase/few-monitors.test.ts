/** @vitest-environment happy-dom */
import { deleteApp, initializeApp } from "firebase/app";
import { getDatabase, goOffline, goOnline } from "firebase/database";
import { afterEach, expect, test, vi } from "vitest";
import { askFewMonitors } from "./few-monitors.ts";

afterEach(() => vi.restoreAllMocks());

test("a page keeps no listener for each time that its realtime connection was lost", async () => {
  // Nobody listens there.
  const app = initializeApp({ databaseURL: "http://127.0.0.1:9/?ns=palier" });
  const database = getDatabase(app);
  goOffline(database);
  askFewMonitors(database);
  const heard: string[] = [];
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, ...rest: unknown[]) => {
    heard.push(type);
    Reflect.apply(listen, window, [type, ...rest]);
  });
  for (let time = 0; time < 10; time += 1) {
    goOnline(database);
    await new Promise((next) => setTimeout(next));
    goOffline(database);
  }
  expect(heard.filter((type) => type === "online" || type === "offline").length).toBeLessThan(10);
  await deleteApp(app);
});
