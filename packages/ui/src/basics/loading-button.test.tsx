import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoadingButton, SPINNER_TIMEOUT_MS } from "../index.ts";

const spinner = () => document.querySelector(".ui-spinner");
const button = () => screen.getByRole("button");

function pending() {
  return Promise.withResolvers<void>();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("LoadingButton", () => {
  it("S08 carries the class btn-loading", () => {
    render(<LoadingButton onPress={() => undefined}>Enregistrer</LoadingButton>);
    expect(button().classList).toContain("btn-loading");
  });

  it("S08 checks before the spinner: a failed check starts nothing", () => {
    const onPress = vi.fn();
    const check = vi.fn(() => {
      expect(spinner()).toBeNull();
      return false;
    });
    render(
      <LoadingButton onPress={onPress} check={check}>
        Enregistrer
      </LoadingButton>,
    );
    fireEvent.click(button());
    expect(check).toHaveBeenCalledOnce();
    expect(onPress).not.toHaveBeenCalled();
    expect(spinner()).toBeNull();
  });

  it("S08 spins until the work is done", async () => {
    const work = pending();
    render(<LoadingButton onPress={() => work.promise}>Enregistrer</LoadingButton>);
    fireEvent.click(button());
    expect(spinner()).not.toBeNull();
    await act(async () => work.resolve());
    expect(spinner()).toBeNull();
  });

  it("S08 gives the spinner up after 2000 ms, not before", () => {
    render(<LoadingButton onPress={() => pending().promise}>Enregistrer</LoadingButton>);
    fireEvent.click(button());
    act(() => void vi.advanceTimersByTime(1999));
    expect(spinner()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(spinner()).toBeNull();
    expect(SPINNER_TIMEOUT_MS).toBe(2000);
  });

  it("A05 works once for a double click, also after the spinner has given up", async () => {
    const work = pending();
    const onPress = vi.fn(() => work.promise);
    render(<LoadingButton onPress={onPress}>Enregistrer</LoadingButton>);
    fireEvent.click(button());
    fireEvent.click(button());
    act(() => void vi.advanceTimersByTime(3000));
    fireEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
    await act(async () => work.resolve());
    fireEvent.click(button());
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it("A06 keeps the focus while it works", () => {
    render(<LoadingButton onPress={() => pending().promise}>Enregistrer</LoadingButton>);
    button().focus();
    fireEvent.click(button());
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute("aria-busy")).toBe("true");
  });
});
