import { useCallback, useEffect, useRef, useState } from "react";

/** One option of a searchable selector. */
export interface Option {
  id: string;
  label: string;
  /** What tells it apart from others of the same label: its second line in the list. The chosen value shows the label alone. */
  detail?: string | undefined;
}

/** One page of options, and whether more follow. */
export interface OptionPage {
  options: Option[];
  more: boolean;
}

/** Loads a page of options for a term; pages count from 1. The signal aborts a search that a newer one replaces. */
export type LoadOptions = (term: string, page: number, signal: AbortSignal) => Promise<OptionPage>;

export type SearchPhase = "idle" | "searching" | "loading-more" | "failed";

/** Between a keystroke and the search it causes. */
const SEARCH_DEBOUNCE_MS = 250;

interface Found {
  term: string;
  page: number;
  options: Option[];
  more: boolean;
}

const nothing: Found = { term: "", page: 0, options: [], more: false };

/** Searches options page by page: debounced, one request at a time, a late answer to an old term is dropped. */
export function useOptionSearch(loadOptions: LoadOptions) {
  const [found, setFound] = useState<Found>(nothing);
  const [phase, setPhase] = useState<SearchPhase>("idle");
  const request = useRef<AbortController | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    request.current?.abort();
    request.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  async function load(term: string, page: number, before: Option[]): Promise<void> {
    const controller = new AbortController();
    request.current = controller;
    try {
      const answer = await loadOptions(term, page, controller.signal);
      if (controller.signal.aborted) return;
      setFound({ term, page, options: joined(before, answer.options), more: answer.more });
      setPhase("idle");
    } catch {
      if (!controller.signal.aborted) setPhase("failed");
    } finally {
      if (request.current === controller) request.current = undefined;
    }
  }

  /** Starts over with a term; at once when asked, else after the debounce. */
  function search(term: string, at: "once" | "soon" = "soon"): void {
    stop();
    setPhase("searching");
    timer.current = setTimeout(() => void load(term, 1, []), at === "once" ? 0 : SEARCH_DEBOUNCE_MS);
  }

  /** Adds the next page, unless a request is under way or nothing follows. */
  function loadMore(): void {
    if (phase !== "idle" || !found.more || request.current) return;
    setPhase("loading-more");
    void load(found.term, found.page + 1, found.options);
  }

  /** Forgets all: the next opening asks anew. */
  const reset = useCallback(() => {
    stop();
    setFound(nothing);
    setPhase("idle");
  }, [stop]);

  return {
    /** Whether an answer has come since the list was opened: an empty list before it says nothing yet. */
    isAnswered: found.page > 0,
    options: phase === "searching" ? [] : found.options,
    more: found.more,
    phase,
    search,
    loadMore,
    reset,
  };
}

/** Options with those of a further page behind them; what came between two pages may stand on both. */
function joined(before: readonly Option[], further: readonly Option[]): Option[] {
  const known = new Set(before.map((option) => option.id));
  return [...before, ...further.filter((option) => !known.has(option.id))];
}
