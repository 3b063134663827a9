/**
 * Has the world chosen that the page's address names behind `#`, now and whenever that changes. `#monde` is no world: the
 * link that skips to the chosen one leads there. Sent as its own text: it uses nothing from outside.
 */
export function followAddress(present: () => string, choose: (name: string) => void): void {
  const named = (): string => decodeURIComponent(location.hash.slice(1));
  addEventListener("hashchange", () => {
    const name = named();
    if (name !== "" && name !== "monde" && name !== present()) choose(name);
  });
  choose(named() === "" || named() === "monde" ? "default" : named());
}
