import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  EditIcon,
  type RowAction,
  RowActions,
  type RowLock,
  RowLockMark,
  RowLockProvider,
  UiProvider,
} from "../index.ts";

const lock: RowLock = {
  holder: "Jeanne Martin",
  since: "10:42",
  text: "Jeanne Martin modifie cette fiche depuis 10:42",
};

const edit: RowAction = { name: "edit", label: "Modifier", href: "/immeubles/7" };
const remove = (onPress = vi.fn()): RowAction => ({
  name: "remove",
  label: "Supprimer",
  icon: EditIcon,
  tone: "danger",
  onPress,
});

interface RowProps {
  actions: readonly RowAction[];
  held?: boolean;
}

const Row = ({ actions, held = false }: RowProps) => (
  <UiProvider>
    {held ? <RowLockMark lock={lock} /> : null}
    <RowLockProvider lock={held ? lock : undefined}>
      <RowActions actions={actions} rowName="Les Lilas" />
    </RowLockProvider>
  </UiProvider>
);

const link = () => screen.getByRole("link");

describe("a row's actions", () => {
  it("S14 work while nobody else holds the row", () => {
    const press = vi.fn();
    render(<Row actions={[edit, remove(press)]} />);
    expect(link().getAttribute("href")).toBe("/immeubles/7");
    expect(link().getAttribute("aria-label")).toBe("Modifier Les Lilas");
    fireEvent.click(screen.getByRole("button", { name: "Supprimer Les Lilas" }));
    expect(press).toHaveBeenCalledOnce();
  });

  it("keep decisions beside the row, and put what is no decision behind « … »", () => {
    const decide: RowAction = {
      name: "validate",
      label: "Valider",
      icon: EditIcon,
      inline: true,
      onPress: vi.fn(),
    };
    render(<Row actions={[edit, decide, { ...decide, name: "correct", label: "Corriger" }]} />);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Valider Les Lilas",
      "Corriger Les Lilas",
      expect.stringContaining("Les Lilas"),
    ]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("S14 L09 are disabled while another admin holds it, and say who since when", () => {
    const press = vi.fn();
    render(<Row actions={[edit, remove(press)]} held />);
    expect(link().hasAttribute("href")).toBe(false);
    expect(link().getAttribute("aria-disabled")).toBe("true");
    expect(link().getAttribute("aria-label")).toContain(lock.text);
    fireEvent.click(screen.getByRole("button", { name: /^Supprimer/ }));
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: lock.text }).tabIndex).toBe(0);
  });

  it("L06 L09 leave a way to the lock itself: its mark opens a menu, by keyboard too", async () => {
    const user = userEvent.setup();
    const ask = vi.fn();
    const ways = [{ label: "Demander la main", onSelect: ask }];
    render(
      <UiProvider>
        <RowLockMark lock={{ ...lock, ways }} />
      </UiProvider>,
    );
    screen.getByRole("button", { name: lock.text }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("menu").textContent).toContain(lock.text);
    await user.click(screen.getByRole("menuitem", { name: "Demander la main" }));
    expect(ask).toHaveBeenCalledOnce();
  });

  it("L14 leave the link to a record usable under a lock, with the holder in its name", () => {
    render(<Row actions={[{ ...edit, label: "Ouvrir", opens: "record" }]} held />);
    expect(link().getAttribute("href")).toBe("/immeubles/7");
    expect(link().getAttribute("aria-disabled")).toBeNull();
    expect(link().getAttribute("aria-label")).toBe(`Ouvrir Les Lilas. ${lock.text}`);
  });

  it.each(["form", "record"] as const)("A06 keep the focus when a lock comes and goes over a %s", (opens) => {
    const actions = [{ ...edit, opens }];
    const { rerender } = render(<Row actions={actions} />);
    link().focus();
    rerender(<Row actions={actions} held />);
    expect(document.activeElement).toBe(link());
    rerender(<Row actions={actions} />);
    expect(document.activeElement).toBe(link());
  });

  it("A15 say why they cannot be used now", () => {
    const press = vi.fn();
    const reason = "Cette commande est déjà remboursée";
    render(
      <Row actions={[{ name: "refund", label: "Rembourser", disabled: true, reason, onPress: press }]} />,
    );
    const button = screen.getByRole("button", { name: `Rembourser Les Lilas. ${reason}` });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it("stand behind « … » beyond two, and obey the lock there too", async () => {
    const user = userEvent.setup();
    const refund = vi.fn();
    const look = vi.fn();
    const actions: RowAction[] = [
      edit,
      { name: "refund", label: "Rembourser", onPress: refund },
      { name: "photo", label: "Voir la preuve", onPress: look, allowedWhenLocked: true },
    ];
    render(<Row actions={actions} held />);
    expect(screen.queryByText("Rembourser")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Autres actions sur Les Lilas" }));
    const held = screen.getByRole("menuitem", { name: /^Rembourser/ });
    expect(held.textContent).toContain(lock.text);
    expect(held.getAttribute("aria-disabled")).toBe("true");
    await user.click(held);
    expect(refund).not.toHaveBeenCalled();
    await user.click(screen.getByRole("menuitem", { name: "Voir la preuve" }));
    expect(look).toHaveBeenCalledOnce();
  });

  it("S14 disable « … » too where a lock bars all that it holds, and keep it focusable, with who holds the record", async () => {
    const user = userEvent.setup();
    const refund = { label: "Rembourser", onPress: vi.fn() };
    const actions: RowAction[] = [
      edit,
      { ...refund, name: "refund" },
      { ...refund, name: "close", label: "Clore" },
    ];
    const { rerender } = render(<Row actions={actions} held />);
    const more = screen.getByRole("button", { name: `Autres actions sur Les Lilas. ${lock.text}` });
    expect(more.getAttribute("aria-disabled")).toBe("true");
    await user.click(more);
    more.focus();
    await user.keyboard("{Enter}{ArrowDown}");
    expect(screen.queryByRole("menu")).toBeNull();
    rerender(<Row actions={actions} />);
    expect(document.activeElement).toBe(more);
    expect(screen.queryByRole("menu")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Autres actions sur Les Lilas" }));
    await screen.findByRole("menuitem", { name: "Clore" });
  });
});
