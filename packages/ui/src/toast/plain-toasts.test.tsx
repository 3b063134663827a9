import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ToastProvider, type Toasts, toastCode, useToast } from "../index.ts";

let toasts: Toasts | undefined;

function Page() {
  toasts = useToast();
  return null;
}

it("A03 toasts say what they say where their code cannot be fetched, and the next one fetches it again", async () => {
  const here = toastCode.loaded();
  const loaded = vi.spyOn(toastCode, "loaded").mockReturnValue(undefined);
  const load = vi.spyOn(toastCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  const onPress = vi.fn();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  act(() => void toasts?.error("Connexion perdue", { action: { label: "Réessayer", onPress } }));
  await screen.findByText("Connexion perdue");
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Connexion perdue")).toBeNull();

  load.mockImplementation(async () => {
    loaded.mockReturnValue(here);
    if (here === undefined) throw new Error("the set-up loads it");
    return here;
  });
  act(() => void toasts?.success("Immeuble enregistré"));
  await screen.findByRole("region", { name: /Notifications/ });
  await screen.findAllByText("Immeuble enregistré");
  expect(load).toHaveBeenCalledTimes(2);
});
