/** The first signal ends the run and restores its changes, the second exits. */
export function interruption(): { readonly signal: AbortSignal; readonly done: () => void } {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) process.exit(130);
    process.stderr.write("\nInterrupted: what this run made is put back; once more ends it at once.\n");
    ending.abort();
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  const done = () => {
    process.off("SIGINT", end);
    process.off("SIGTERM", end);
  };
  return { signal: ending.signal, done };
}
