/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { overlayCode } from "@palier/ui";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();
afterEach(() => void vi.unstubAllGlobals());

const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
const storedName = async (id: number) => {
  const { values } = await call(buildingRoutes.edit.get, { params: { id } });
  return values.name;
};

test("A03 where the browser blocks its storage, lists, settings and forms work for as long as the page is open", async () => {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  // As in a browser that forbids storage: each use throws.
  for (const storage of ["localStorage", "sessionStorage"])
    vi.stubGlobal(storage, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  await overlayCode.load();
  const user = await openApp("/admin/building");
  const appearance = async (): Promise<HTMLElement> => {
    await user.click(await screen.findByRole("button", { name: /^Compte de/ }));
    return await screen.findByRole("menuitemradio", { checked: true });
  };
  expect((await appearance()).textContent).toBe("Apparence du système");
  await user.click(screen.getByRole("menuitemradio", { name: "Apparence sombre" }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
  expect((await appearance()).textContent).toBe("Apparence sombre");
  await user.keyboard("{Escape}");
  const [first] = await screen.findAllByRole("link", { name: /^Modifier / });
  await user.click(first ?? document.body);
  await user.clear(await name());
  await user.type(await name(), "Sans stockage");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByRole("heading", { level: 1, name: "Sans stockage" });
});

test("A03 A08 where the storage is full, who types is warned once, while it can still be saved", async () => {
  const unkept = /^Votre saisie ne peut pas être gardée en brouillon/;
  const user = await openApp("/admin/building/edit/12");
  await user.clear(await name());
  const own = sessionStorage;
  const setItem = vi.fn(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => own.getItem(key),
    removeItem: (key: string) => own.removeItem(key),
    setItem,
  });
  await user.type(await name(), "À temps");
  const notice = await shownToast(unkept);
  expect(notice.textContent).toContain("enregistrez avant de recharger ou de fermer cette page");
  await user.click(within(notice).getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(screen.queryByText(unkept)).toBeNull());
  const tries = setItem.mock.calls.length;
  await user.type(await name(), " encore");
  await waitFor(() => expect(setItem.mock.calls.length).toBeGreaterThan(tries));
  expect(screen.queryByText(unkept)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByRole("heading", { level: 1, name: "À temps encore" });
  expect(await storedName(12)).toBe("À temps encore");
});
