import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk } from "./desk.ts";

const { get, first, table, done, refused, history } = await openDesk();

const edit = async (id: number, changes: object) => {
  const { values } = await get<FormAnswer>(`callback/edit/${id}`);
  return [`callback/edit/${id}`, { ...values, ...changes }] as const;
};

describe("handling a callback", () => {
  test("says who and when; handing it back forgets both; the list follows", async () => {
    const { id } = await first("callback/ajax-list?status=toHandle");
    const waiting = (await table("callback/ajax-list?status=toHandle")).recordsFiltered;
    const handled = await done(...(await edit(id, { status: "handled", note: "Rappelé à 10 h." })));
    expect(handled).toMatchObject({
      status: "handled",
      handledBy: "Jeanne Martin",
      note: "Rappelé à 10 h.",
      handledAt: expect.stringMatching(/^2026-11-20T09:3/),
    });
    expect((await table("callback/ajax-list?status=toHandle")).recordsFiltered).toBe(waiting - 1);
    const [line] = await history(`callback/history/${id}`);
    expect(line?.changes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Statut", "Traité par", "Traité le", "Note"]),
    );
    const back = await done(...(await edit(id, { status: "toHandle" })));
    expect(back).toMatchObject({ handledBy: null, handledAt: null, note: "Rappelé à 10 h." });
  });

  test("a note alone leaves who handled it", async () => {
    const before = await first("callback/ajax-list?status=handled");
    const after = await done(...(await edit(before.id, { note: "Précision." })));
    expect(after).toMatchObject({ handledBy: before.handledBy, handledAt: before.handledAt });
  });

  test("what is handled is not unreachable: 409; unknown states and long notes are refused", async () => {
    const { id } = await first("callback/ajax-list?status=handled");
    expect(await refused(...(await edit(id, { status: "unreachable" })))).toMatchObject({
      code: 409,
      allowed: ["toHandle"],
    });
    const wrong = await edit(id, { status: "called", note: "x".repeat(2001) });
    expect((await refused(...wrong)).errors?.map(({ path }) => path)).toEqual(["status", "note"]);
    expect((await refused("callback/edit/999999", { status: "handled", version: 1 })).code).toBe(404);
  });
});
