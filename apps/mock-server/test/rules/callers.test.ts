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
    expect(await recordOf(`/admin/user/edit/${who.id}`)).toMatchObject({ buildingId: 3, validatedUlaCount: 1 });
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
    const twice = { code: 422, errors: [{ path: "lotNumber", message: "Ce résident est déjà rattaché à ce lot." }] };
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
