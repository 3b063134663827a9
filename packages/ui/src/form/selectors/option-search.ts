import { useCallback, useEffect, useRef, useState } from "react";
import { searchedTerm } from "../most-searched.ts";

export interface Option {
  id: string;
  label: string;
  /** Distinguishes equal labels. */
  detail?: string | undefined;
}

export interface OptionPage {
  options: Option[];
  more: boolean;
}

/** `page` from 1. The signal aborts replaced searches. */
export type LoadOptions = (term: string, page: number, signal: AbortSignal) => Promise<OptionPage>;

export type SearchPhase = "idle" | "searching" | "loading-more" | "failed";

/** After a keystroke. */
const SEARCH_DEBOUNCE_MS = 250;

interface Found {
  term: string;
  page: number;
  options: Option[];
  more: boolean;
}

const nothing: Found = { term: "", page: 0, options: [], more: false };

/** Debounced, one request at a time; late answers are dropped. */
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

  /** Cuts a longer term: a chosen option's label ignores `maxLength`. */
  function search(term: string, at: "once" | "soon" = "soon"): void {
    stop();
    setPhase("searching");
    const searched = searchedTerm(term);
    timer.current = setTimeout(() => void load(searched, 1, []), at === "once" ? 0 : SEARCH_DEBOUNCE_MS);
  }

  function loadMore(): void {
    if (phase !== "idle" || !found.more || request.current) return;
    setPhase("loading-more");
    void load(found.term, found.page + 1, found.options);
  }

  const reset = useCallback(() => {
    stop();
    setFound(nothing);
    setPhase("idle");
  }, [stop]);

  return {
    /** Before an answer, an empty list means nothing. */
    isAnswered: found.page > 0,
    options: phase === "searching" ? [] : found.options,
    more: found.more,
    phase,
    search,
    loadMore,
    reset,
  };
}

/** Drops duplicates from changes between requests. */
function joined(before: readonly Option[], further: readonly Option[]): Option[] {
  const known = new Set(before.map((option) => option.id));
  return [...before, ...further.filter((option) => !known.has(option.id))];
}
