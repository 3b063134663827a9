import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { MoreIcon } from "../icons.ts";
import { texts } from "../texts.ts";

/** Below 600 px behind one button, by styles alone: folded actions stay mounted, and what they opened too. */
export function RareActions({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        icon={MoreIcon}
        variant="secondary"
        label={texts.rare}
        className="ui-rare__fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className="ui-rare" data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
