/** @vitest-environment happy-dom */
import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { negotiatedServiceRoutes } from "@palier/contract/areas/negotiated-service";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { row } from "#test/kit/steps.ts";

const world = signedInWorld();
afterEach(() => vi.useRealTimers());

test("A21 an article is found by its reference, and shows it with price and theme", async () => {
  const { data } = await call(serviceRoutes.list, { query: { available: true, length: 1 } });
  const { name = "", reference = "", themeName = "" } = data[0] ?? {};
  const user = await openApp("/admin/concierge/subscription/new");
  const box = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Prestation/ });
  await user.type(box, reference);
  const option = await screen.findByRole("option", { name: new RegExp(reference) });
  expect(option.textContent).toMatch(new RegExp(`${name}.*€.*${themeName}`));
  await user.click(option);
  await waitFor(() => expect(box.value).toBe(name));
});

// No promise: nothing that is over can be chosen anyway (A19).
test("an offer whose last day is over says so in its list, by the server's day and not by this computer's", async () => {
  await world.clock({ freeze: true, set: "2026-11-20T09:30:00Z" });
  vi.useFakeTimers({ now: new Date("2031-01-01T09:30:00Z"), toFake: ["Date"] });
  const query = { length: 100 };
  const before = await call(negotiatedServiceRoutes.list, { query });
  const [today, yesterday] = before.data.filter(({ endsOn }) => endsOn === null);
  if (today === undefined || yesterday === undefined) throw new Error("all offers end some day");
  await world.patch("negotiatedService", today.id, { endsOn: "2026-11-20" });
  await world.patch("negotiatedService", yesterday.id, { endsOn: "2026-11-19" });
  const { data } = await call(negotiatedServiceRoutes.list, { query });
  const over = data.filter(({ endsOn }) => endsOn !== null && endsOn < "2026-11-20").map(({ id }) => id);
  await openApp("/admin/negotiated-services");
  await row(yesterday.id);
  const shown = [...document.querySelectorAll("main [row-id]")];
  expect(shown.length).toBeGreaterThan(2);
  for (const each of shown)
    expect(each.textContent.includes("Terminée"), each.textContent).toBe(
      over.includes(Number(each.getAttribute("row-id"))),
    );
  expect(over).toContain(yesterday.id);
  expect(over).not.toContain(today.id);
});
