import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  EditIcon,
  RowButton,
  RowLink,
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
const press = vi.fn();

const Row = ({ held }: { held: boolean }) => (
  <UiProvider>
    {held ? <RowLockMark lock={lock} /> : null}
    <RowLockProvider lock={held ? lock : undefined}>
      <RowLink href="/immeubles/7" label="Modifier Les Lilas">
        Modifier
      </RowLink>
      <RowButton icon={EditIcon} label="Supprimer Les Lilas" onPress={press} />
    </RowLockProvider>
  </UiProvider>
);

const link = () => screen.getByRole("link");

describe("a row's actions", () => {
  it("S14 work while nobody else holds the row", () => {
    render(<Row held={false} />);
    expect(link().getAttribute("href")).toBe("/immeubles/7");
    fireEvent.click(screen.getByRole("button", { name: "Supprimer Les Lilas" }));
    expect(press).toHaveBeenCalledOnce();
  });

  it("S14 L09 are disabled while another holds it, and say who since when", () => {
    press.mockClear();
    render(<Row held />);
    expect(link().hasAttribute("href")).toBe(false);
    expect(link().getAttribute("aria-disabled")).toBe("true");
    expect(link().getAttribute("aria-label")).toContain(lock.text);
    fireEvent.click(screen.getByRole("button", { name: /^Supprimer/ }));
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: lock.text }).tabIndex).toBe(0);
  });

  it("A06 keep the focus when a lock comes and goes", () => {
    const { rerender } = render(<Row held={false} />);
    link().focus();
    rerender(<Row held />);
    expect(document.activeElement).toBe(link());
    rerender(<Row held={false} />);
    expect(document.activeElement).toBe(link());
  });
});
