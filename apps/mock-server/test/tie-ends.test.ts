import { expect, test } from "vitest";
import { frozenWorlds, type Row } from "./frozen-worlds.ts";

const { world, rows, form, edit, first, at, refused } = await frozenWorlds();

const tieOf = (id: number) => `/admin/user/ula/${id}`;
const user = async (id: unknown) => (await form(`/admin/user/edit/${id}`)).record;
const endOf = async (id: number) => {
  const { status, endDate } = (await form(tieOf(id))).record;
  return { status, endDate };
};

/** With one validated, open-ended association. */
async function lodged(): Promise<{ tie: Row; userId: number }> {
  for (const each of await rows("/admin/user/ajax-list?status=active")) {
    const ties = await rows(`/admin/user/${each.id}/ula/ajax-list`);
    const [tie, ...others] = ties.filter(({ status }) => status === "validated");
    if (tie !== undefined && others.length === 0) {
      await world().patch("ula", tie.id, { endDate: null, startDate: "2020-01-01" });
      return { tie, userId: each.id };
    }
  }
  throw new Error("no such resident");
}

test("an older tie that is validated later takes nobody away from where he lives", async () => {
  const { tie, userId } = await lodged();
  const id = tie.id === 1 ? 2 : 1;
  const elsewhere = tie.buildingId === 2 ? 3 : 2;
  await world().patch("ula", id, { userId, buildingId: elsewhere, status: "proofToCheck", endDate: null });
  expect((await edit(tieOf(id), { status: "validated" })).status).toBe(200);
  expect((await user(userId)).buildingId).toBe(tie.buildingId);
  expect((await edit(tieOf(tie.id), { status: "ended" })).status).toBe(200);
  expect((await user(userId)).buildingId).toBe(elsewhere);
});

test("ended on a day to come a tie stays validated, and ends by itself when that day is over in Paris", async () => {
  const { tie, userId } = await lodged();
  expect((await edit(tieOf(tie.id), { status: "ended", endDate: "2026-12-31" })).status).toBe(200);
  expect(await endOf(tie.id)).toEqual({ status: "validated", endDate: "2026-12-31" });
  at("2026-12-31T22:59:59Z");
  expect((await user(userId)).buildingId).toBe(tie.buildingId);
  at("2026-12-31T23:00:00Z");
  expect(await endOf(tie.id)).toEqual({ status: "ended", endDate: "2026-12-31" });
  expect((await user(userId)).buildingId).toBeNull();
  const [line] = await rows(`/admin/user-lot-association/history/${tie.id}`);
  expect(line).toMatchObject({
    at: "2026-12-31T23:00:00Z",
    byAdmin: "Palier (automatique)",
    changes: [{ label: "Statut", from: "Validé", to: "Terminé" }],
  });
  const [event] = (await rows(`/admin/user/${userId}/ula/history`)).filter(({ ulaId }) => ulaId === tie.id);
  expect(event).toMatchObject({ event: "ended", byAdmin: "Palier (automatique)" });
});

test("an end date alone ends it too, on the day on which the clocks go back", async () => {
  const { tie } = await lodged();
  await edit(tieOf(tie.id), { endDate: "2027-10-31" });
  at("2027-10-31T22:59:59Z");
  expect((await endOf(tie.id)).status).toBe("validated");
  at("2027-10-31T23:00:00Z");
  expect((await endOf(tie.id)).status).toBe("ended");
});

test("A18 its form ends no tie at once: a day that is over is refused and names « Terminer », which takes it", async () => {
  const { tie, userId } = await lodged();
  const answer = await refused(edit(tieOf(tie.id), { endDate: "2026-11-19" }));
  expect(answer).toMatchObject({ code: 422, errors: [{ path: "endDate" }] });
  expect(answer.errors?.[0]?.message).toContain("«\u00a0Terminer\u00a0»");
  expect(await endOf(tie.id)).toEqual({ status: "validated", endDate: null });
  expect((await user(userId)).buildingId).toBe(tie.buildingId);
  expect((await edit(tieOf(tie.id), { endDate: "2026-11-20" })).status).toBe(200);
  expect(await endOf(tie.id)).toEqual({ status: "validated", endDate: "2026-11-20" });
  expect((await edit(tieOf(tie.id), { status: "ended", endDate: "2026-11-19" })).status).toBe(200);
  expect(await endOf(tie.id)).toEqual({ status: "ended", endDate: "2026-11-19" });
  expect((await edit(tieOf(tie.id), { lotNumber: "B 7" })).status).toBe(200);
});

test("A11 a conversation's history says who closed it, from what to what", async () => {
  const { id, version } = await first("/admin/conversations/ajax-list?status=open");
  await edit(`/admin/conversations/${id}/forward`, {
    recipientEmail: "a@palier.test",
    message: "Vu",
    includeHistory: false,
    version,
  });
  const [line] = await rows(`/admin/conversations/history/${id}`);
  expect(line).toMatchObject({ byAdmin: "Jeanne Martin" });
  expect(line?.changes).toContainEqual(
    expect.objectContaining({ label: "Statut", from: "Ouverte", to: "Transférée" }),
  );
});
