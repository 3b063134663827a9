import { expect, test } from "@palier/mock-server/playwright";

test("what a test can do to its world", async ({ admin, world, network }) => {
  // Records, as if somebody had changed them behind the page's back.
  await world.patch("building", 12, { name: "Résidence du Lac" });
  // By a program that announces nothing: open pages do not read anew, what is pressed there meets the change (409).
  await world.patch("building", 12, { name: "Résidence du Parc" }, { announced: false });

  // Time: the world's own, for everything that the server says (the page's clock is Playwright's). Who is signed in stays
  // so on the day that is set; time that passes ends sessions, after eight hours. What is due by then has happened:
  // quotations expired, news are out, subscriptions billed, deliveries missed, imports done.
  await world.clock({ freeze: true, set: "2026-12-24T18:00:00Z" });
  await world.clock({ advanceMs: 3_600_000 });

  // Faults: by route, path, query, headers or body; the next few calls, or some of them by chance.
  await world.fault({ route: "building.*", delayMs: 200, jitterMs: 300 });
  await world.fault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
  await world.fault({ match: { query: { "search[value]": "parc" } }, malformed: true });
  await world.fault({ path: "/admin/concierge/**", status: 500, chance: 0.1 });
  await world.fault({ method: "POST", status: 504, afterwards: true, every: 2 });
  await world.clearFaults();

  // The journal: what the page called, with bodies; look, or wait.
  await admin.goto("/admin/building/edit/12");
  const opened = await world.waitFor({ route: "building.edit.get", status: 200 });
  expect(opened.admin).toBe("jeanne.martin@palier.test");
  expect(await world.calls({ route: "building.*", method: "POST" })).toEqual([]);

  // A whole state as a file, and back.
  const before = await world.snapshot();
  await world.patch("building", 12, { name: "Autre" });
  await world.restore(before);

  // The ways to the server.
  await network.offline();
  await network.online();
  await network.realtime(false);
  await network.dropSockets();
});
