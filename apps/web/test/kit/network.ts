import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Nothing is answered and the browser says so, until the returned function is called. */
export async function networkAway(): Promise<() => Promise<void>> {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const calls = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const tell = (event: "offline" | "online") => act(async () => void window.dispatchEvent(new Event(event)));
  await tell("offline");
  return async () => {
    line.mockRestore();
    calls.mockRestore();
    await tell("online");
  };
}
