/** @vitest-environment happy-dom */
import type { LockHolder } from "@palier/firebase-kit/react";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useRowLock } from "./use-row-lock.ts";

const karim = { name: "Karim Benali", email: "k", since: "2026-11-20T09:30:00Z" };
const held: { current: LockHolder } = { current: karim };
// Stories have no realtime service.
vi.mock("@palier/firebase-kit/react", () => ({
  usePresence: (area: string | undefined) => new Map(area === "building" ? [[3, held.current]] : []),
}));

afterEach(cleanup);

test("S14 L08 a row that another admin holds says who and since when, and how to read or to ask for it; no other row does", async () => {
  const place = ({ id }: { readonly id: number }) => `/admin/building/edit/${id}`;
  const { result } = renderHook(() => useRowLock("building", place), { wrapper: MemoryRouter });
  await waitFor(() => expect(result.current({ id: 3 })).toBeDefined());
  expect(result.current({ id: 3 })).toMatchObject({
    holder: "Karim Benali",
    since: "10:30",
    ways: [{ href: "/admin/building/edit/3" }, { onSelect: expect.any(Function) }],
  });
  expect(result.current({ id: 4 })).toBeUndefined();
});

test.each([
  ["edits it", { typed: true }, "Karim Benali modifie cette fiche depuis 10:30"],
  ["has opened it", { typed: false }, "Karim Benali a ouvert cette fiche à 10:30"],
  ["edits it by another program", {}, "Karim Benali modifie cette fiche depuis 10:30"],
])("L09 a row says that its holder %s", async (_, said, text) => {
  held.current = { ...karim, ...said };
  const { result } = renderHook(() => useRowLock("building", undefined), { wrapper: MemoryRouter });
  await waitFor(() => expect(result.current({ id: 3 })?.text).toBe(text));
});
