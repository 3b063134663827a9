/** @vitest-environment happy-dom */
import type { EditLock, RecordLock } from "@palier/firebase-kit/react";
import { UiProvider } from "@palier/ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LockBanner } from "./lock-banner.tsx";

afterEach(cleanup);

const nothing = (): void => undefined;
const editLockOf = (lock: RecordLock, takeover: EditLock["takeover"] = { kind: "none" }): EditLock => ({
  lock,
  takeover,
  asked: undefined,
  secondsLeft: 0,
  secondsToAnswer: 0,
  actions: {
    reopen: nothing,
    ask: nothing,
    askBack: nothing,
    typing: () => nothing,
    withdraw: nothing,
    force: nothing,
    yield: nothing,
    refuse: nothing,
  },
});

const show = (lock: RecordLock, takeover?: EditLock["takeover"]): string => {
  cleanup();
  render(
    <UiProvider>
      <LockBanner editLock={editLockOf(lock, takeover)} hasInput />
    </UiProvider>,
  );
  return document.querySelector(".ui-banner")?.textContent ?? "";
};

test("S11 the holder's name stands in the banner as it is, whatever signs it holds", () => {
  const holder = { name: "Ann $& Bob $1 %heure%", email: "a", since: "2026-11-20T09:30:00Z" };
  expect(show({ kind: "other", holder })).toContain("Ann $& Bob $1 %heure% modifie cette fiche depuis 10:30");
});

test("L06 a request that the service refused is said, with the way to ask again", () => {
  const holder = { name: "Jeanne Martin", email: "a", since: "2026-11-20T09:30:00Z" };
  expect(show({ kind: "other", holder }, { kind: "denied" })).toContain("a refusé votre demande");
  expect(screen.getByRole("button", { name: "Redemander la main" })).toBeDefined();
});

test("L06 who comes back to a record that another admin asked for reads whose turn it is", () => {
  const holder = { name: "Karim Benali", email: "k", since: "2026-11-20T09:30:00Z" };
  expect(show({ kind: "other", holder }, { kind: "owed" })).toContain(
    "Karim Benali a demandé cette fiche à 10:30",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("L06 A06 a takeover counts down for the eye alone: what is read out changes with its state, not each second", () => {
  const holder = { name: "Jeanne Martin", email: "a", since: "2026-11-20T09:30:00Z" };
  const lock: RecordLock = { kind: "other", holder };
  const bannerOf = (takeover: EditLock["takeover"], secondsLeft: number) => (
    <UiProvider>
      <LockBanner editLock={{ ...editLockOf(lock, takeover), secondsLeft }} hasInput />
    </UiProvider>
  );
  const shown = render(bannerOf({ kind: "none" }, 0));
  const readOut = () => [screen.getByRole("alert").textContent, screen.getByRole("status").textContent];
  const before = readOut();
  expect(before[1]).toBe("");
  const asked = { kind: "asked", forceAt: 1, canForce: false } as const;
  const heard = [29, 28, 1].map((seconds) => {
    shown.rerender(bannerOf(asked, seconds));
    expect(document.body.textContent).toContain(`prendre la main dans ${seconds}\u00a0s.`);
    return readOut();
  });
  expect(new Set(heard.map(String)).size).toBe(1);
  expect(heard[0]?.[0]).toBe(before[0]);
  expect(heard[0]?.[1]).toContain("sous 30\u00a0s");
  shown.rerender(bannerOf({ ...asked, canForce: true }, 0));
  expect(readOut()).toEqual([before[0], "Pas de réponse\u00a0: vous pouvez prendre la main."]);
});

test("L06 L15 who was handed the record stays named as such when a third admin has it, and when nobody has", () => {
  const holderOf = (name: string) => ({ name, email: name, since: "2026-11-20T09:30:00Z" });
  const bannerOf = (holder: ReturnType<typeof holderOf> | undefined) => (
    <UiProvider>
      <LockBanner editLock={editLockOf({ kind: "lost", why: "yielded", holder })} hasInput />
    </UiProvider>
  );
  const shown = render(bannerOf(holderOf("Karim Benali")));
  const said = () => screen.getByRole("alert").textContent;
  expect(said()).toContain("Vous avez passé la main à Karim Benali");
  expect(said()).not.toContain("maintenant");
  shown.rerender(bannerOf(holderOf("Louis Keïta")));
  expect(said()).toContain("Vous avez passé la main à Karim Benali");
  expect(said()).toContain("Louis Keïta a cette fiche maintenant.");
  shown.rerender(bannerOf(undefined));
  expect(said()).toContain("Vous avez passé la main à Karim Benali");
  expect(screen.getByRole("button", { name: "Reprendre la modification" })).toBeDefined();
});

test("L07 a service that refuses, one that cannot be reached and a cut connection are three things to say", () => {
  const said = (why: "denied" | "sign-in" | "unreachable" | "offline") => show({ kind: "unknown", why });
  expect(said("denied")).toContain("refuse votre connexion");
  expect(said("sign-in")).toContain("refuse votre connexion");
  expect(said("unreachable")).toContain("est injoignable");
  expect(said("offline")).toContain("est coupée");
});

test.each([true, false])("L06 a former holder reads of a draft only where there is one: %s", (hasInput) => {
  const holder = { name: "Karim Benali", email: "a", since: "2026-11-20T09:30:00Z" };
  const lock: RecordLock = { kind: "lost", why: "forced", holder };
  render(
    <UiProvider>
      <LockBanner editLock={editLockOf(lock)} hasInput={hasInput} />
    </UiProvider>,
  );
  const said = screen.getByRole("alert").textContent;
  expect(said).toContain("La fiche est en lecture seule.");
  expect(said?.includes("brouillon")).toBe(hasInput);
});

test("A16 L06 a press for one colleague's request, whose place another's has taken, does not hand over", () => {
  const yielded = vi.fn();
  const askedBy = (name: string) => {
    const editLock = editLockOf({ kind: "mine" });
    const by = { name, email: `${name}@palier.test`, since: 0 };
    return (
      <UiProvider>
        <LockBanner
          editLock={{
            ...editLock,
            asked: { by, answer: undefined },
            actions: { ...editLock.actions, yield: yielded },
          }}
          hasInput
          inWindow
        />
      </UiProvider>
    );
  };
  vi.useFakeTimers();
  const shown = render(askedBy("Karim Benali"));
  act(() => void vi.advanceTimersByTime(1_000));
  shown.rerender(askedBy("Jeanne Martin"));
  vi.useRealTimers();
  fireEvent.click(screen.getByRole("button", { name: "Passer la main" }));
  expect(yielded).not.toHaveBeenCalled();
});
