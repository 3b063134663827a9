/** Ctrl-C while a run goes on: its first time ends the run in good order, its second ends the process. */
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
