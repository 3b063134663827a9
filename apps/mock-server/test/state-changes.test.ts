/** The action names the number of dependents. */
import { describe, expect, test } from "vitest";
import { frozenWorlds, type Row } from "./frozen-worlds.ts";
import { otherEmail } from "./harness.ts";

const { house, world, client, rows, form, edit, post, refused, first } = await frozenWorlds();

interface Case {
  readonly what: string;
  readonly base: string;
  readonly list: string;
  readonly action: string;
  readonly field: string;
  readonly counted: string;
  /** Also confirmed. */
  readonly also?: string;
  readonly closed: string | boolean;
  readonly open: string | boolean;
  readonly reason: string;
  /** If different. */
  readonly whenClosed?: number;
  /** A dependent, by another admin. */
  readonly grow: (row: Row) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    what: "a building with residents",
    base: "/admin/building",
    list: "/admin/building/ajax-list?status=active",
    action: "status",
    field: "status",
    counted: "userCount",
    closed: "archived",
    open: "active",
    reason: "Archiver",
    grow: async ({ id }) => {
      const homeless = (await rows("/admin/user/ajax-list")).find(({ buildingId }) => buildingId === null);
      await world().patch("user", homeless?.id ?? 0, { buildingId: id });
    },
  },
  {
    what: "a resident with a validated tie",
    base: "/admin/user",
    list: "/admin/user/ajax-list?status=active",
    action: "status",
    field: "status",
    counted: "validatedUlaCount",
    also: "activeSubscriptionCount",
    closed: "disabled",
    open: "active",
    reason: "Désactiver",
    grow: async ({ id }) => {
      const waiting = await first("/admin/dashboard/association-requests?status=proofToCheck");
      await world().patch("ula", waiting.id, { userId: id });
      expect((await edit(`/admin/user/ula/${waiting.id}`, { status: "validated" })).status).toBe(200);
    },
  },
  {
    what: "a concierge with open orders",
    base: "/admin/concierge/supplier",
    list: "/admin/concierge/concierge-ajax/list?enabled=true",
    action: "enabled",
    field: "enabled",
    counted: "openOrderCount",
    closed: false,
    open: true,
    reason: "Désactiver",
    grow: async ({ id }) => {
      const fresh = await first("/admin/concierge/order/ajax-list?status=new");
      await world().patch("order", fresh.id, { supplierId: id });
      await edit(`/admin/concierge/order/${fresh.id}/status`, { status: "accepted" });
    },
  },
  {
    what: "a neighbourhood with buildings",
    base: "/admin/neighborhood",
    list: "/admin/neighborhood/ajax-list?status=active",
    action: "status",
    field: "status",
    counted: "buildingCount",
    closed: "archived",
    open: "active",
    reason: "Archiver",
    grow: async ({ id }) => {
      const other = (await rows("/admin/building/ajax-list")).find((each) => each.neighborhoodId !== id);
      await world().patch("building", other?.id ?? 0, { neighborhoodId: id });
    },
  },
  {
    what: "a module that buildings have",
    base: "/admin/modules",
    list: "/admin/modules/ajax",
    action: "enabled",
    field: "enabled",
    counted: "buildingCount",
    whenClosed: 0,
    closed: false,
    open: true,
    reason: "Désactiver",
    grow: async () => {
      const { id, version, userCount } = await first("/admin/building/ajax-list?status=archived");
      await post(`/admin/building/${id}/status`, { status: "active", userCount, version });
    },
  },
  {
    what: "a theme with services",
    base: "/admin/concierge/theme",
    list: "/admin/concierge/theme/ajax-list?enabled=true",
    action: "enabled",
    field: "enabled",
    counted: "serviceCount",
    closed: false,
    open: true,
    reason: "Désactiver",
    grow: async ({ id }) => {
      const other = (await rows("/admin/concierge/service/ajax-list")).find(({ themeId }) => themeId !== id);
      await world().patch("service", other?.id ?? 0, { themeId: id });
    },
  },
  {
    what: "a managed service that buildings have",
    base: "/admin/managed-services",
    list: "/admin/managed-services/ajax",
    action: "enabled",
    field: "enabled",
    counted: "buildingCount",
    also: "neighborhoodCount",
    closed: false,
    open: true,
    reason: "Désactiver",
    grow: async ({ id }) => {
      const other = await first(`/buildings/ajax${id}/admin/building/managed-services`);
      await post(`/admin/building/${other.id}/managed-services/${id}/add`);
    },
  },
  {
    what: "an offer that buildings have",
    base: "/admin/negotiated-services",
    list: "/admin/negotiated-services/ajax",
    action: "enabled",
    field: "enabled",
    counted: "buildingCount",
    closed: false,
    open: true,
    reason: "Désactiver",
    grow: async ({ id }) => {
      await world().patch("negotiatedService", id, { endsOn: null });
      const other = await first(`/buildings/ajax${id}/admin/building/negotiated-services`);
      await post(`/admin/building/${other.id}/negotiated-services/${id}/add`);
    },
  },
];

describe.for(cases)("A18 $what", ({ also, whenClosed, ...other }) => {
  const { base, list, action, field, counted, closed, open, reason, grow } = other;
  const others = (of: Row) => (also === undefined ? {} : { [also]: of[also] });
  const depended = async (): Promise<Row> => {
    const row = (await rows(list)).find((each) => each[field] === open && Number(each[counted]) > 0);
    if (row === undefined) throw new Error(`no row with ${counted}`);
    return row;
  };
  const record = async ({ id }: Row) => (await form(`${base}/edit/${id}`)).record;
  const set = (of: Row, value: string | boolean, count: unknown, version: unknown) =>
    post(`${base}/${of.id}/${action}`, { [field]: value, ...others(of), [counted]: count, version });

  test("is closed by its action with the number that was restated, and opened again", async () => {
    const row = await depended();
    expect((await set(row, closed, row[counted], row.version)).status).toBe(200);
    const now = await record(row);
    const counts = { [counted]: whenClosed ?? row[counted] };
    expect(now).toMatchObject({ [field]: closed, ...counts, version: Number(row.version) + 1 });
    expect((await set({ ...row, ...now }, open, now[counted], now.version)).status).toBe(200);
    expect(await record(row)).toMatchObject({ [field]: open, [counted]: row[counted] });
    const [line] = await rows(`${base}/history/${row.id}`);
    expect(line).toMatchObject({
      byAdmin: "Jeanne Martin",
      changes: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test("is not closed on more than were restated, nor on fewer: 409 with the number of now, nothing changed", async () => {
    const row = await depended();
    await grow(row);
    const now = await record(row);
    expect(now[counted]).toBe(Number(row[counted]) + 1);
    const answer = await refused(set(row, closed, row[counted], now.version));
    expect(answer).toMatchObject({ code: 409, current: { [counted]: now[counted] } });
    expect(answer.detail).toContain(String(now[counted]));
    expect(await record(row)).toEqual(now);
    expect((await set(row, closed, Number(now[counted]) + 1, now.version)).status).toBe(409);
    expect((await set(row, closed, now[counted], now.version)).status).toBe(200);
  });

  test("two admins at once: one closes it, the other is refused, and twice under one key is once", async () => {
    const row = await depended();
    const admins = [client(), await house.admin(world().name, otherEmail)];
    const send = (at: number) =>
      admins[at]?.post(
        `${base}/${row.id}/${action}`,
        { [field]: closed, ...others(row), [counted]: row[counted], version: row.version },
        { "idempotency-key": `key-${at}` },
      );
    const first = (await Promise.all(admins.map((_, at) => send(at)))).map((answer) => answer?.status);
    expect(first.toSorted()).toEqual([200, 409]);
    const again = await Promise.all(admins.map((_, at) => send(at)));
    expect(again.map((answer) => answer?.status)).toEqual(first);
    expect((await record(row)).version).toBe(Number(row.version) + 1);
  });

  test("no form closes it: 422 at the field, which names the action; the rest of the form is saved", async () => {
    const row = await depended();
    const answer = await refused(edit(`${base}/edit/${row.id}`, { [field]: closed }));
    expect(answer).toMatchObject({ code: 422, errors: [{ path: field }] });
    expect(answer.errors?.[0]?.message).toContain(reason);
    expect(await record(row)).toMatchObject({ [field]: open, version: row.version });
    expect((await edit(`${base}/edit/${row.id}`, {})).status).toBe(200);
  });
});

test("A15 a draft is not come back to, and the refusal says what may follow", async () => {
  const { id, version, userCount } = await first("/admin/building/ajax-list?status=active");
  const answer = await refused(post(`/admin/building/${id}/status`, { status: "draft", userCount, version }));
  expect(answer).toMatchObject({ code: 409, allowed: ["archived"] });
  expect(answer.detail).toContain("Archivé");
});
