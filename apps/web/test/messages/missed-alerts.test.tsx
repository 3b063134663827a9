/** @vitest-environment happy-dom */
import { alertRoutes } from "@palier/contract/areas/alert";
import { overlayCode } from "@palier/ui";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
beforeAll(async () => void (await overlayCode.load()));
afterEach(() => void vi.useRealTimers());

const place = "/admin/building/edit/12";
const missed = { notification: { title: "Ascenseur en panne", body: "Hall B" }, data: { link: place } };

const bell = () => screen.findByRole("button", { name: /^Alertes/ });
const counted = () => screen.findByRole("button", { name: /^Alertes, \d/ });
const panel = async () => within(await screen.findByRole("dialog", { name: "Alertes" }));
const unreadName = (count: number) => `Alertes, ${count}\u00a0non lues`;
const unread = async () => (await call(alertRoutes.list, { query: { length: 100, read: false } })).data;

test("A24 S18 an alert that came while nobody looked is in the bell, leads to its record, and is then read", async () => {
  const before = (await unread()).length;
  await world.push(missed);
  const user = await openApp("/admin/building");
  const shown = await counted();
  expect(shown.getAttribute("aria-label")).toBe(unreadName(before + 1));
  expect(await world.calls({ route: "alert.list" })).toHaveLength(1);
  await user.click(shown);
  const link = await (await panel()).findByRole("link", { name: "Ascenseur en panne" });
  expect(link.closest("li")?.textContent).toMatch(/^Non lue.*Hall B/);
  await user.click(link);
  await screen.findByRole("textbox", { name: /^Nom/ });
  expect(router.state.location.pathname).toBe(place);
  expect(screen.queryByRole("dialog", { name: "Alertes" })).toBeNull();
  await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe(unreadName(before)));
  expect((await unread()).map(({ title }) => title)).not.toContain("Ascenseur en panne");
});

test("A24 A03 a bell whose count was refused once says it ten seconds later, without a press", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const refused = { route: "dashboard.waiting", status: 429 };
  await world.fault(refused);
  await openApp("/admin/building");
  await expect.poll(() => world.calls(refused), { timeout: 20_000 }).not.toEqual([]);
  expect((await bell()).getAttribute("aria-label")).toBe("Alertes");
  await world.clearFaults();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(10_000);
  await counted();
});

test("A24 A17 all alerts are marked at once; an answer that was lost is said, and what is stored is read again", async () => {
  await world.push(missed);
  const user = await openApp("/admin/building");
  await user.click(await counted());
  await world.fault({ route: "alert.markAllRead", status: 504, afterwards: true, times: 1 });
  const all = await (await panel()).findByRole("button", { name: "Tout marquer comme lu" });
  await user.click(all);
  await shownToast(/^On ne sait pas si les alertes ont été marquées comme lues/);
  await waitFor(async () => expect((await bell()).getAttribute("aria-label")).toBe("Alertes"));
  expect((await panel()).queryByText("Non lue")).toBeNull();
  expect(document.activeElement).toBe(all);
  expect(await unread()).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await bell()));
});

test("A24 A03 alerts that cannot be read say so, with a retry", async () => {
  await world.push(missed);
  const user = await openApp("/admin/building");
  const shown = await counted();
  await world.fault({ route: "alert.list", status: 500 });
  shown.focus();
  await user.keyboard("{Enter}");
  const retry = await (await panel()).findByRole("button", { name: "Réessayer" });
  await world.clearFaults();
  await user.click(retry);
  await (await panel()).findByText("Ascenseur en panne");
});

test("A24 L10 an alert's age is that of the server's clock, whatever day this computer believes it is", async () => {
  await world.push({ notification: { title: "Fuite au sous-sol" } });
  await world.clock({ advanceMs: 5 * 60_000 });
  const user = await openApp("/admin/");
  await user.click(await screen.findByRole("button", { name: /^Alertes, \d/ }));
  const alert = (await screen.findByText("Fuite au sous-sol")).closest("li");
  await waitFor(() => expect(alert?.textContent).toMatch(/il y a 5\smin/));
});
