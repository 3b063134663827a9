/** @vitest-environment happy-dom */
import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { actionForm, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const list = "/admin/concierge/callback";

test("A20 calls stand in the order of the work: those not reached before what is done, the oldest first", async () => {
  await openApp(list);
  await screen.findAllByRole("gridcell");
  const { query } = await world.waitFor({ route: "callback.list", status: 200 });
  const asked = new URLSearchParams(query);
  asked.set("length", "500");
  // The screen's query, beyond its first page.
  const answer = await fetch(`https://palier.test/api${list}/ajax-list?${asked}`);
  const { data: rows } = callbackRoutes.list.responses[200].parse(await answer.json());
  const states = ["toHandle", "unreachable", "handled"];
  expect([...new Set(rows.map(({ status }) => status))]).toEqual(states);
  const sorted = rows.toSorted(
    (a, b) =>
      states.indexOf(a.status) - states.indexOf(b.status) || a.requestedAt.localeCompare(b.requestedAt),
  );
  expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

test("A06 a call is treated with its note in one window, by Ctrl+Enter in the text", async () => {
  const { data } = await call(callbackRoutes.list, { query: { status: "toHandle", length: 1 } });
  const { id = 0, userName = "" } = data[0] ?? {};
  const user = await openApp(`${list}/edit/${id}`);
  await pressAction(user, "Marquer traitée, avec une note");
  const dialog = await actionForm(/^Appel à /);
  const note = await dialog.findByRole("textbox", { name: /^Note/ });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.type(note, "Veut suspendre son abonnement.{Enter}Rappeler lundi.{Control>}{Enter}{/Control}");
  await toast(`Appel traité : ${userName}`);
  expect(world.state.table("callback").get(id)).toMatchObject({
    status: "handled",
    note: "Veut suspendre son abonnement.\nRappeler lundi.",
  });
});
