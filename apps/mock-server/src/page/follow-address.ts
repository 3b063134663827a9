/** `#monde` is the skip link's target, not a world. Self-contained, see `sentFunctions`. */
export function followAddress(present: () => string, choose: (name: string) => void): void {
  const named = (): string => decodeURIComponent(location.hash.slice(1));
  addEventListener("hashchange", () => {
    const name = named();
    if (name !== "" && name !== "monde" && name !== present()) choose(name);
  });
  choose(named() === "" || named() === "monde" ? "default" : named());
}
