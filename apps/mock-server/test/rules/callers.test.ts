/** What an admin opens for a resident who telephones. */
import { describe, expect, test } from "vitest";
import type { Row } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { get, rows, recordOf, send, done, refused, history, patch } = freshWorlds();

/** Just made, so without a tie and a building. */
const homeless = () =>
  done(
    send("/admin/user/new", {
      firstName: "Zoé",
      lastName: "Neuve",
      email: "zoe.neuve@exemple.fr",
      language: "fr",
      status: "active",
    }),
  );
const disabled = () => patch("user", 12, { status: "disabled" });

test("A25 a caller is found by telephone, as it is said or written", async () => {
  const { id, fullName } = await patch("user", 12, { phone: "+33639982595" });
  for (const term of ["06 39 98 25 95", "0639982595", "+33 6 39 98 25 95"]) {
    const { results } = await get<{ results: Row[] }>(
      `/admin/user/ajax/search?term=${encodeURIComponent(term)}`,
    );
    expect(results).toContainEqual(
      expect.objectContaining({ id, text: fullName, detail: expect.stringContaining("06 39 98 25 95") }),
    );
  }
});

describe("A25 a tie by an admin", () => {
  const attach = (body: object, headers?: Record<string, string>) =>
    send("/admin/user/ula/new", { relation: "tenant", ...body }, headers);
  const tiesOf = ({ id }: Row) => rows(`/admin/user/${id}/ula/ajax-list`);
  const lot = { buildingId: 3, lotNumber: "B12" };

  test("that is validated gives a caller without any building his own, and says by whom", async () => {
    const who = await homeless();
    const tie = await done(attach({ ...lot, userId: who.id, status: "validated" }));
    expect(tie).toMatchObject({ userName: who.fullName, status: "validated", startDate: "2026-11-20" });
    expect(await recordOf(`/admin/user/edit/${who.id}`)).toMatchObject({
      buildingId: 3,
      validatedUlaCount: 1,
    });
    expect(await rows(`/admin/user/${who.id}/ula/history`)).toMatchObject([
      { event: "attached", from: null, to: "validated", byAdmin: "Jeanne Martin" },
    ]);
    expect(await history(`/admin/user-lot-association/history/${tie.id}`)).toMatchObject([
      { event: "created", byAdmin: "Jeanne Martin", summary: expect.stringContaining(String(who.fullName)) },
    ]);
  });

  test("that is to be proved gives no building yet, and takes a proof", async () => {
    const who = await homeless();
    const tie = await done(attach({ ...lot, userId: who.id, status: "pending" }));
    expect(await recordOf(`/admin/user/edit/${who.id}`)).toMatchObject({ buildingId: null, ulaCount: 1 });
    const file = { fileName: "bail.pdf", content: btoa("%PDF-1.4") };
    const proved = await done(send(`/admin/user-lot-association/proof-upload/${tie.id}`, { file }));
    expect(proved).toMatchObject({ status: "proofToCheck" });
  });

  test("is made once: by two presses, in two tabs, after a lost answer", async () => {
    const who = await homeless();
    const body = { ...lot, userId: who.id, status: "validated" };
    const [one, other] = await Promise.all([1, 2].map(() => done(attach(body, { "idempotency-key": "k1" }))));
    expect(other).toEqual(one);
    const twice = {
      code: 422,
      errors: [{ path: "lotNumber", message: "Ce résident est déjà rattaché à ce lot." }],
    };
    expect(await refused(attach({ ...body, lotNumber: " b12" }))).toMatchObject(twice);
    expect(await tiesOf(who)).toHaveLength(1);
    await patch("ula", Number(one?.id), { status: "ended" });
    await done(attach(body));
    expect(await tiesOf(who)).toHaveLength(2);
  });

  test("is refused for a disabled resident, an archived building and a period that is over", async () => {
    await patch("building", 3, { status: "archived" });
    const wrong = attach({ ...lot, userId: (await disabled()).id, status: "pending" });
    expect(await refused(wrong)).toMatchObject({
      code: 422,
      errors: [{ path: "userId" }, { path: "buildingId" }],
    });
    const body = { userId: (await homeless()).id, buildingId: 4, lotNumber: "1", status: "validated" };
    for (const dates of [{ endDate: "2026-11-19" }, { startDate: "2026-12-02", endDate: "2026-12-01" }])
      expect(await refused(attach({ ...body, ...dates }))).toMatchObject({
        code: 422,
        errors: [{ path: "endDate" }],
      });
  });
});

describe("A25 for a caller, an admin opens", () => {
  const opened = {
    incident: { path: "/admin/incident/new", who: "reporterId", history: "/admin/incident" },
    callback: { path: "/admin/concierge/callback/new", who: "userId", history: "/admin/concierge/callback" },
    conversation: { path: "/admin/conversations/new", who: "userId", history: "/admin/conversations" },
  } as const;
  const bodies = {
    incident: { category: "elevator", priority: "urgent", title: "Panne", description: "Porte bloquée" },
    callback: { topic: "Livraison", preferredSlot: "le matin" },
    conversation: { subject: "Votre badge", body: "Il est prêt." },
  };
  type Kind = keyof typeof opened;
  const open = (kind: Kind, who: unknown, more: object = {}, headers?: Record<string, string>) =>
    send(opened[kind].path, { [opened[kind].who]: who, ...bodies[kind], ...more }, headers);

  test("an incident in the resident's building, or another; without any, one has to be chosen", async () => {
    await patch("user", 12, { buildingId: 3, buildingName: "Essai" });
    const incident = await done(open("incident", 12));
    const reference = expect.stringMatching(/^INC-2026-\d{5}$/);
    expect(incident).toMatchObject({ reference, buildingId: 3, status: "open", resolvedAt: null });
    const next = await done(open("incident", 12, { buildingId: 4 }));
    expect(next).toMatchObject({ buildingId: 4 });
    expect(next.reference).not.toBe(incident.reference);
    const who = await homeless();
    const errors = [
      { path: "buildingId", message: expect.stringContaining("choisissez celui de l’incident") },
    ];
    expect(await refused(open("incident", who.id))).toMatchObject({ code: 422, errors });
    expect(await done(open("incident", who.id, { buildingId: 4 }))).toMatchObject({ buildingId: 4 });
  });

  test("a callback to the resident's number, or another; without any, one has to be typed", async () => {
    await patch("user", 12, { phone: "+33639982595" });
    const due = { status: "toHandle", requestedAt: "2026-11-20T09:30:00Z", handledBy: null };
    expect(await done(open("callback", 12))).toMatchObject({ ...due, phone: "+33639982595" });
    expect(await done(open("callback", 12, { phone: "+33140000000" }))).toMatchObject({
      phone: "+33140000000",
    });
    const { id } = await homeless();
    expect(await refused(open("callback", id))).toMatchObject({ code: 422, errors: [{ path: "phone" }] });
    expect(await done(open("callback", id, { phone: "+33140000000" }))).toMatchObject(due);
  });

  test("a conversation that begins with his message, with or without a building", async () => {
    const who = await homeless();
    const { id } = await done(open("conversation", who.id));
    expect(await get(`/admin/conversations/${id}`)).toMatchObject({
      userName: "Zoé Neuve",
      buildingId: null,
      status: "open",
      unread: false,
      messageCount: 1,
      messages: [{ authorKind: "admin", authorName: "Jeanne Martin", body: "Il est prêt." }],
    });
  });

  test.each(["incident", "callback", "conversation"] as const)(
    "one %s only by two presses, whose history names both, and none for a disabled resident",
    async (kind) => {
      const more =
        kind === "incident" ? { buildingId: 4 } : kind === "callback" ? { phone: "+33140000000" } : {};
      const who = await homeless();
      const press = () => done(open(kind, who.id, more, { "idempotency-key": "k1" }));
      const [one, other] = await Promise.all([press(), press()]);
      expect(other).toEqual(one);
      const changes = [expect.objectContaining({ from: null, to: "Zoé Neuve" })];
      expect(await history(`${opened[kind].history}/history/${one.id}`)).toMatchObject([
        { event: "created", byAdmin: "Jeanne Martin", changes },
      ]);
      await patch("user", Number(who.id), { status: "disabled" });
      expect(await refused(open(kind, who.id, more))).toMatchObject({
        code: 422,
        errors: [{ path: opened[kind].who }],
      });
    },
  );
});

describe("A25 an order for a caller", () => {
  const order = (body: object, headers?: Record<string, string>) =>
    send("/admin/concierge/order/new", { userId: 12, ...body }, headers);
  const offered = async (what: "articles" | "delivery-points") =>
    (await get<{ results: Row[] }>(`/admin/concierge/order/ajax/user/12/${what}?for=form`)).results;

  /** In Lyon, where one concierge is enabled. */
  async function lyonnais(): Promise<void> {
    await patch("building", 3, { city: "Lyon", status: "active" });
    await patch("user", 12, { buildingId: 3, buildingName: "Essai", status: "active" });
    await patch("supplier", 2, { enabled: true, cities: ["LYON"] });
    await patch("deliveryPoint", 2, { city: "Lyon", enabled: true });
    await patch("service", 2, { supplierId: 2, available: true, priceCents: 250, name: "Panier" });
    await patch("service", 1, { supplierId: 2, available: true, priceCents: 1200, name: "Pressing" });
  }

  test("has the catalogue's prices, its slot in the schedule, and says by whom it was made", async () => {
    await lyonnais();
    expect(await offered("articles")).toContainEqual(expect.objectContaining({ id: 2, text: "Panier" }));
    expect(await offered("delivery-points")).toContainEqual(expect.objectContaining({ id: 2 }));
    const body = {
      articles: [
        { serviceId: 1, quantity: 1 },
        { serviceId: 2, quantity: 3 },
      ],
      deliveryPointId: 2,
      deliveryAt: "2026-11-24T09:00:00Z",
      comment: "Au 3e.",
    };
    const made = await done(order(body));
    expect(made).toMatchObject({
      number: expect.stringMatching(/^C-2026-\d{5}$/),
      buildingId: 3,
      estimatedAmountCents: 1950,
      finalAmountCents: null,
      amountStatus: "estimated",
      status: "new",
      supplierId: null,
      steps: [{ status: "new", byAdmin: "Jeanne Martin" }],
      comments: [{ body: "Au 3e.", visibility: "internal", byAdmin: "Jeanne Martin" }],
    });
    const week = await get<{ slots: Row[] }>("/admin/concierge/delivery-schedule/list/2026-11-23");
    expect(week.slots).toContainEqual(
      expect.objectContaining({ orderId: made.id, date: "2026-11-24", from: "10:00", deliveryPointId: 2 }),
    );
    await patch("service", 1, { priceCents: 9900 });
    expect(await get(`/admin/concierge/order/${made.id}`)).toMatchObject({ estimatedAmountCents: 1950 });
    expect(await history(`/admin/concierge/order/history/${made.id}`)).toMatchObject([
      { event: "created", byAdmin: "Jeanne Martin", changes: [{ label: "Résident", to: made.userName }] },
    ]);
  });

  test("is made once by two presses, and accepted by the concierge of its first article", async () => {
    await lyonnais();
    const press = () =>
      done(order({ articles: [{ serviceId: 2, quantity: 1 }] }, { "idempotency-key": "k1" }));
    const [one, other] = await Promise.all([press(), press()]);
    expect(other).toEqual(one);
    const path = `/admin/concierge/order/${one.id}/status`;
    expect(await done(send(path, { status: "accepted" }))).toMatchObject({ supplierId: 2 });
  });

  const none = { entity: "user", changes: {}, more: {} };
  test.each([
    {
      why: "a service that ended in between",
      entity: "service",
      changes: { available: false },
      more: {},
      path: "articles",
      says: /n’est plus proposé/,
    },
    {
      why: "a concierge of another city",
      entity: "supplier",
      changes: { cities: ["Lille"] },
      more: {},
      path: "articles",
      says: /Panier/,
    },
    {
      ...none,
      why: "one article twice",
      more: { articles: [1, 2].map(() => ({ serviceId: 2, quantity: 1 })) },
      path: "articles",
      says: /qu’une fois/,
    },
    {
      why: "a point of another city",
      entity: "deliveryPoint",
      changes: { city: "Lille" },
      more: {},
      path: "deliveryPointId",
      says: /ville/,
    },
    {
      ...none,
      why: "a moment that is over",
      more: { deliveryAt: "2026-11-20T09:29:00Z" },
      path: "deliveryAt",
      says: /à venir/,
    },
    {
      why: "a caller without any building",
      entity: "user",
      changes: { buildingId: null, buildingName: null },
      more: {},
      path: "userId",
      says: /rattachez-le/,
    },
    {
      why: "a disabled resident",
      entity: "user",
      changes: { status: "disabled" },
      more: {},
      path: "userId",
      says: /désactivé/,
    },
    { ...none, why: "no article", more: { articles: [] }, path: "articles", says: /./ },
  ])("is refused for $why, at its field", async ({ entity, changes, more, path, says }) => {
    await lyonnais();
    await patch(entity, entity === "user" ? 12 : 2, changes);
    const before = (await rows("/admin/concierge/order/ajax-list?userId=12")).length;
    const body = { articles: [{ serviceId: 2, quantity: 1 }], deliveryPointId: 2, ...more };
    expect(await refused(order(body))).toMatchObject({
      code: 422,
      errors: [{ path, message: expect.stringMatching(says) }],
    });
    expect(await rows("/admin/concierge/order/ajax-list?userId=12")).toHaveLength(before);
  });
});
