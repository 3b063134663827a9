import { ChevronDownIcon, ChevronUpIcon, IconButton } from "@palier/ui";
import { useShortcuts } from "#navigation/shortcuts.ts";

interface WalkButtonsProps {
  /** With their keys. */
  readonly texts: Readonly<Record<"previous" | "next", string>>;
  /** Undefined at the list's ends. */
  readonly previous: (() => unknown) | undefined;
  readonly next: (() => unknown) | undefined;
  /** Where the keys work. */
  readonly from?: "page" | "window";
}

/** Also by `K` and `J`. */
export function WalkButtons({ texts, previous, next, from = "page" }: WalkButtonsProps) {
  useShortcuts({ j: next, k: previous }, from);
  return (
    <>
      <IconButton
        icon={ChevronUpIcon}
        label={texts.previous}
        aria-keyshortcuts="K"
        aria-disabled={previous === undefined || undefined}
        onClick={previous}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={texts.next}
        aria-keyshortcuts="J"
        aria-disabled={next === undefined || undefined}
        onClick={next}
      />
    </>
  );
}
