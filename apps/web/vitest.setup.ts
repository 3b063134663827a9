/** Patience for a busy machine; no test is about how long it lasts. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({
    asyncUtilTimeout: 20_000,
    // Every query that waits would print the whole page at each try.
    getElementError: (message) => new Error(message ?? "not found"),
  });
}
