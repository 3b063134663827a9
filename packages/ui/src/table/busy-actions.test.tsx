import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ActionButtons, HeadActions, type RowAction, RowActions, UiProvider } from "../index.ts";

const accept = vi.fn();
const prepare = vi.fn();
const refund = vi.fn();

/** An order's actions by its state, as a list or a record's head shows them. */
const actionsOf = (status: "new" | "accepted"): RowAction[] => [
  status === "new"
    ? { name: "accept", label: "Accepter", next: true, onPress: accept }
    : { name: "prepare", label: "Préparer", next: true, onPress: prepare },
  { name: "amount", label: "Corriger", onPress: refund },
  { name: "refund", label: "Rembourser", onPress: refund },
];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const press of [accept, prepare, refund]) press.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ["a row", (actions: RowAction[]) => <RowActions actions={actions} rowName="C-12" />],
  ["a record's head", (actions: RowAction[]) => <HeadActions actions={actions} subject="C-12" />],
  ["a decision", (actions: RowAction[]) => <ActionButtons actions={actions} />],
])("A16 in %s", (_name, shown) => {
  const show = () => {
    const page = (status: "new" | "accepted") => <UiProvider>{shown(actionsOf(status))}</UiProvider>;
    const { rerender } = render(page("new"));
    return () => rerender(page("accepted"));
  };

  it("a press shows at once that it runs, and further ones do nothing until it is answered", async () => {
    const answer = Promise.withResolvers<void>();
    accept.mockReturnValue(answer.promise);
    show();
    fireEvent.click(button(/^Accepter/));
    expect(button(/Accepter/).getAttribute("aria-busy")).toBe("true");
    expect(document.querySelector(".ui-spinner")).not.toBeNull();
    await pass(5_000);
    expect(button(/Accepter/).getAttribute("aria-busy")).toBe("true");
    fireEvent.click(button(/Accepter/));
    expect(accept).toHaveBeenCalledOnce();
    answer.resolve();
    await pass(0);
    expect(button(/^Accepter/).getAttribute("aria-busy")).toBeNull();
  });

  it("the next step does not take the place of a pressed one within a second, however quick the answer", async () => {
    accept.mockResolvedValue(undefined);
    const move = show();
    fireEvent.click(button(/^Accepter/));
    await pass(100);
    move();
    await pass(800);
    expect(screen.queryByRole("button", { name: /^Préparer/ })).toBeNull();
    fireEvent.click(button(/Accepter/));
    await pass(200);
    await pass(600);
    fireEvent.click(button(/^Préparer/));
    expect(accept).toHaveBeenCalledOnce();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it("a refused press ends too", async () => {
    accept.mockRejectedValue(new Error("refused"));
    show();
    fireEvent.click(button(/^Accepter/));
    await pass(1_100);
    expect(button(/^Accepter/).getAttribute("aria-disabled")).toBeNull();
  });
});

it("A16 what runs from « … » shows itself on its button, whose menu stays closed meanwhile", async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  const answer = Promise.withResolvers<void>();
  refund.mockReturnValue(answer.promise);
  render(
    <UiProvider>
      <RowActions actions={actionsOf("new")} rowName="C-12" />
    </UiProvider>,
  );
  const more = button(/^Autres actions/);
  await user.click(more);
  await user.click(await screen.findByRole("menuitem", { name: "Rembourser" }));
  expect(more.getAttribute("aria-busy")).toBe("true");
  expect(button(/^Accepter/).getAttribute("aria-disabled")).toBe("true");
  await user.click(more);
  expect(screen.queryByRole("menu")).toBeNull();
  answer.resolve();
});

it("A16 what opens a window is not busy", () => {
  accept.mockReturnValue(undefined);
  render(
    <UiProvider>
      <RowActions actions={actionsOf("new")} rowName="C-12" />
    </UiProvider>,
  );
  fireEvent.click(button(/^Accepter/));
  expect(button(/^Accepter/).getAttribute("aria-busy")).toBeNull();
});

it("A05 A16 two clicks on a decision beside its row, before it is drawn as busy, are one press", () => {
  accept.mockResolvedValue(undefined);
  const decide: RowAction = { name: "handled", label: "Traitée", inline: true, onPress: accept };
  render(
    <UiProvider>
      <RowActions actions={[decide]} rowName="Basile" />
    </UiProvider>,
  );
  act(() => {
    button(/^Traitée/).click();
    button(/^Traitée/).click();
  });
  expect(accept).toHaveBeenCalledOnce();
});
