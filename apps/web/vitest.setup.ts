/** Patience for a busy machine; no test is about how long it lasts. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({
    asyncUtilTimeout: 20_000,
    // Every query that waits would print the whole page at each try.
    getElementError: (message) => new Error(message ?? "not found"),
  });
}

// Files of one worker share its page: each begins on an empty one, as after a reload in another browser.
if (typeof document !== "undefined") {
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  sessionStorage.clear();
}
