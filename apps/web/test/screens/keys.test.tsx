/** @vitest-environment happy-dom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { router } from "#app/router.tsx";
import { holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays, withPalette } from "#test/kit/late-code.ts";
import { address, goTo, shownRows } from "#test/kit/lists.ts";

const world = signedInWorld();
withOverlays();
withPalette();

/** On a French keyboard `key` and `code` differ. */
const pressAzerty = (key: string, code: string, shiftKey = false): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, shiftKey });
};

/** At once: after a second and a half « G » is forgotten. */
const pressKeys = (...keys: readonly string[]): void =>
  act(() => {
    for (const key of keys) for (const each of key === "Escape" ? [key] : key) pressAzerty(each, "");
  });

test("A14 E that is pressed on another tab of a record leads to its form, and into its first field once that has come", async () => {
  const user = await openApp("/admin/building/edit/3/history");
  const letGo = holding(/GET .*\/building\/edit\/3$/);
  await screen.findByRole("searchbox", { name: "Rechercher dans l’historique" });
  await user.keyboard("e");
  await waitFor(() => expect(address()).toBe("/admin/building/edit/3"));
  letGo();
  await screen.findByRole("textbox", { name: /^Nom/ });
});

test("A14 Ctrl S sends no comment that is being typed, and Escape keeps it", async () => {
  const user = await openApp("/admin/concierge/order/807");
  const form = within(await screen.findByRole("form", { name: "Ajouter un commentaire" }));
  const comment = form.getByRole<HTMLTextAreaElement>("textbox");
  await user.type(comment, "Pas encore fini");
  await user.keyboard("{Control>}s{/Control}{Escape}");
  expect(comment.value).toBe("Pas encore fini");
  const sent = (await world.calls()).filter(
    ({ method, path }) => method === "POST" && !path.endsWith("/login"),
  );
  expect(sent).toEqual([]);
});

test("A14 G and a letter go to a screen; another letter, Escape between and AZERTY are heard as meant", async () => {
  await openApp("/admin/building");
  await shownRows();
  pressKeys("gc");
  await waitFor(() => expect(address()).toBe("/admin/concierge/order"));
  await shownRows();
  pressKeys("g", "Escape", "a");
  pressKeys("gj");
  expect(document.activeElement?.closest("[row-id]") ?? null).toBeNull();
  expect(address()).toBe("/admin/concierge/order");
  act(() => {
    pressAzerty("g", "KeyG");
    pressAzerty("a", "KeyQ");
  });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/admin\/?$/));
});

test("A14 / leads into the list's search, elsewhere into the palette", async () => {
  const user = await openApp("/admin/user");
  const search = within(screen.getByRole("main")).getByRole<HTMLInputElement>("searchbox");
  act(() => pressAzerty("/", "Period", true));
  expect(document.activeElement).toBe(search);
  await user.keyboard("/");
  expect(search.value).toBe("/");
  await goTo("/admin/concierge/delivery-schedule");
  await screen.findByRole("heading", { level: 1, name: /^Semaine/ });
  await user.keyboard("/");
  const palette = within(await screen.findByRole("dialog", { name: "Rechercher" }));
  await waitFor(async () => expect(document.activeElement).toBe(await palette.findByRole("combobox")));
});

test("A12 A14 Escape in an action's window keeps what was typed there", async () => {
  const user = await openApp("/admin/dashboard/association-requests");
  const words = async () => {
    const [reject] = await screen.findAllByRole("button", { name: /^Rejeter/ });
    await user.click(reject ?? document.body);
    return (await within(await screen.findByRole("dialog")).findAllByRole<HTMLInputElement>("textbox"))[0];
  };
  await user.type((await words()) ?? document.body, "Le bail n’est pas signé");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await words())?.value).toBe("Le bail n’est pas signé");
});
