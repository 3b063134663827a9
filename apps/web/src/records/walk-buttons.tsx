import { ChevronDownIcon, ChevronUpIcon, IconButton } from "@palier/ui";
import { useShortcuts } from "#navigation/shortcuts.ts";

interface WalkButtonsProps {
  /** What the buttons are called, with their keys. */
  readonly texts: Readonly<Record<"previous" | "next", string>>;
  /** Missing at the ends of the list. */
  readonly previous: (() => unknown) | undefined;
  readonly next: (() => unknown) | undefined;
  /** Whose keys: those of the page, or of the window in front of it. */
  readonly from?: "page" | "window";
}

/** The ways to the entries before and after this one, by button and by `K` and `J`. */
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
