/** The selector offers exactly whom the form accepts. */
import { expect, test } from "vitest";
import { frozenWorlds } from "../frozen-worlds.ts";

const { world, rows, get, post, first } = await frozenWorlds();

interface Options {
  readonly results: readonly { readonly id: number; readonly text: string }[];
}

test("A19 neither the homeless, nor the disabled, nor whoever has subscribed is offered; who is offered is taken", async () => {
  const { id } = await first("/admin/concierge/subscription/ajax-list?status=active");
  const base = `/admin/concierge/subscription/${id}/subscribers`;
  const offered = async (term: string) =>
    (await get<Options>(`${base}/candidates?for=form&term=${encodeURIComponent(term)}`)).results;
  const isOffered = async ({ id: user, fullName }: { id: number; fullName?: unknown }) =>
    (await offered(String(fullName))).some((each) => each.id === user);

  const residents = await rows("/admin/user/ajax-list?status=active");
  const homeless = residents.find(({ buildingId }) => buildingId === null) ?? { id: 0 };
  expect(await isOffered(homeless)).toBe(false);
  const [one] = await offered("");
  const resident = { id: one?.id ?? 0, fullName: one?.text };
  await world().patch("user", resident.id, { status: "disabled" });
  expect(await isOffered(resident)).toBe(false);
  await world().patch("user", resident.id, { status: "active" });
  expect(await isOffered(resident)).toBe(true);

  expect((await post(`${base}/new`, { userId: resident.id })).status).toBe(201);
  expect(await isOffered(resident)).toBe(false);
  expect((await post(`${base}/new`, { userId: homeless.id })).status).toBe(422);
});
