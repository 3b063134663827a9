/** @vitest-environment happy-dom */
import { newsRoutes } from "@palier/contract/areas/news";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, pressAction, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

/** Like the browser's buttons, which dialogs do not block. */
const leave = async () => {
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { name: /^Incidents/ });
};

test("S10 A03 a deletion that is refused after its screen was left says so, with the record's name", async () => {
  const { data } = await call(newsRoutes.list, { query: { length: 5 } });
  const [news] = data;
  const user = await openApp(`/admin/news/edit/${news?.id}`);
  await pressAction(user, "Supprimer");
  await world.fault({ route: "news.delete", status: 500, delayMs: 1000 });
  const question = await screen.findByRole("alertdialog");
  const confirm = [...question.querySelectorAll("button")].find((each) => each.textContent === "Supprimer");
  await user.click(confirm ?? document.body);
  await leave();
  expect((await shownToast(/^Supprimer : /)).textContent).toContain(news?.title);
});

test("S10 A03 deletions of chosen rows that are refused after the list was left are named", async () => {
  const user = await openApp("/admin/news");
  const boxes = await screen.findAllByRole("checkbox", { name: /^Choisir / });
  const rows = boxes.filter((box) => box.closest("[row-id]") !== null).slice(0, 2);
  for (const row of rows) await user.click(row);
  const names = rows.map((row) => row.getAttribute("aria-label")?.replace("Choisir ", ""));
  await user.click(await screen.findByRole("button", { name: "Supprimer (2)" }));
  await world.fault({ route: "news.delete", status: 500, delayMs: 500 });
  const question = await screen.findByRole("alertdialog");
  const confirm = [...question.querySelectorAll("button")].find((each) => each.textContent === "Supprimer");
  await user.click(confirm ?? document.body);
  await leave();
  const { textContent } = await shownToast(/2 fiches à revoir/);
  expect(names).toHaveLength(2);
  for (const name of names) expect(textContent).toContain(name);
});
