/** S15 Locks bar neither reads nor additions. */
import { expect, test } from "vitest";
import { otherEmail } from "../harness.ts";
import { openDesk } from "./desk.ts";

const { door, first, get, refused, done, post } = await openDesk();
const holder = { email: otherEmail, name: "Karim Benali", since: "2026-11-20T09:00:00Z" };
const hold = (entity: string, id: number) => {
  door.app.world("default").lockHolder = (what, which) =>
    what === entity && which === id ? holder : undefined;
};

test("S15 an order held by another is neither refunded nor priced, but may be commented", async () => {
  const { id, version } = await first("order/ajax-list?status=completed");
  hold("order", id);
  const locked = { code: 423, holder: { name: "Karim Benali" } };
  expect(await refused(`order/${id}/refund`, { amountCents: 1, reason: "x", version })).toMatchObject(locked);
  expect(await refused(`order/${id}/update-final-amount`, { finalAmountCents: 1, version })).toMatchObject(
    locked,
  );
  expect(await refused(`order/${id}/status`, { status: "completed", version })).toMatchObject(locked);
  const comment = { body: "Vu.", visibility: "internal" };
  expect((await post(`order/${id}/comment`, comment)).status).toBe(201);
});

test("S15 a held theme keeps its sections; a section of that number stands in nobody's way", async () => {
  const { id } = await first("theme/ajax-list");
  const { version, sections } = await get<{ version: number; sections: { id: number }[] }>(
    `theme/${id}/sections`,
  );
  hold("theme", id);
  const sent = { sectionId: sections[0]?.id, version };
  expect((await refused(`theme/${id}/section/delete`, sent)).code).toBe(423);
  hold("section", id);
  await done(`theme/${id}/section`, { name: "Essai" });
});

test("S15 a fragment reads what another holds", async () => {
  const { themeId } = await first("service/ajax-list?supplierId=1");
  hold("supplier", 1);
  await done("concierge-ajax/manage-service/1/theme/section-list", { themeId });
  const sent = { serviceIds: [] };
  expect((await refused(`concierge-ajax/manage-service/1/theme/${themeId}/services`, sent)).code).toBe(423);
});
