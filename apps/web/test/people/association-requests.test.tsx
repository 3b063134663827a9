/** @vitest-environment happy-dom */
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { lost, row, says, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
// The document's bytes are of no interest.
beforeEach(() => world.fault({ route: "media.show", status: 404 }));

const statusOf = (id: number) => world.state.table("ula").get(id)?.status;
const proof = async () => await screen.findByRole("dialog", { name: /^Justificatif d/ });

async function press(user: UserEvent, name: string): Promise<void> {
  const button = await within(await proof()).findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  await user.click(button);
}

test("A17 A20 a decision on a proof that changed, or whose answer was lost, leaves the proof there; the last one closes the frame", async () => {
  const { data, recordsFiltered } = await call(dashboardRoutes.associationRequests, {
    query: { status: "proofToCheck", length: 500 },
  });
  const oldest = data.toSorted((a, b) => (a.requestedAt ?? "").localeCompare(b.requestedAt ?? ""));
  const [last, before] = [oldest[0], oldest[1]];
  if (last === undefined || before === undefined) throw new Error("too few wait");
  const user = await openApp(
    `/admin/dashboard/association-requests?status=proofToCheck&tri=-requestedAt&page=${Math.ceil(recordsFiltered / 20)}`,
  );
  await row(before.id);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(within(await row(before.id)).getByRole("button", { name: /^Voir le justificatif/ }));
  await says("dialog", before.userName);
  await world.patch("ula", before.id, { floor: "9e étage" }, { announced: false });
  await press(user, "Valider");
  expect((await toast(/Valider\s:/)).textContent).toContain("enregistrée ailleurs");
  await says("dialog", before.userName);
  expect(statusOf(before.id)).toBe("proofToCheck");
  await world.fault(lost("user.ula.post"));
  await press(user, "Valider");
  await says("dialog", "Cette demande a déjà sa réponse : Validé.");
  await user.keyboard("j");
  await says("dialog", last.userName);
  await press(user, "Valider");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([statusOf(last.id), statusOf(before.id)]).toEqual(["validated", "validated"]);
});

test("A03 A06 figures that cannot be read leave the dashboard's requests, and its charts have tables", async () => {
  await world.fault({ route: "dashboard.summary", status: 500 });
  const user = await openApp("/admin/");
  const main = within(screen.getByRole("main"));
  await main.findByText("Une erreur est survenue sur le serveur");
  await main.findAllByRole("button", { name: /^Valider / });
  await world.clearFaults();
  await user.click(main.getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("heading", { name: "En attente de vous" });
  const chart = within(await screen.findByRole("figure", { name: "Incidents, par semaine" }));
  await user.click(chart.getByText("Voir les chiffres"));
  expect(await chart.findAllByRole("row")).toHaveLength(13);
});
