import { ChevronDownIcon, ChevronUpIcon, IconButton } from "@palier/ui";
import { useShortcuts } from "#navigation/shortcuts.ts";

interface WalkButtonsProps {
  readonly texts: Readonly<Record<"previous" | "next", string>>;
  /** Undefined at the list's ends. */
  readonly previous: (() => unknown) | undefined;
  readonly next: (() => unknown) | undefined;
  readonly from?: "page" | "window";
}

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
