import type { ReactNode } from "react";
import { ExternalLinkIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { WindowFrame } from "./window-frame.tsx";

export interface MediaModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Address of the image or document. */
  src: string;
  /**
   * Defaults to `true`: what is shown may run no script and reach nothing. Turn off only for PDF from a trusted
   * address, whose viewer no browser starts inside a sandbox.
   */
  sandboxed?: boolean | undefined;
  /** Beside the title. */
  actions?: ReactNode;
}

/** A proof or an incident's image in a frame of 80 % × 80 % of the window (§9, S22). */
export function MediaModal({ src, sandboxed = true, actions, ...props }: MediaModalProps) {
  return (
    <WindowFrame
      {...props}
      className="ui-dialog ui-media"
      // On a button the focus would open its tooltip, which would take the first Escape.
      firstFocus={(dialog) => dialog}
      extra={
        <>
          {actions}
          <a
            className="ui-button ui-button--secondary ui-button--medium ui-media__out"
            href={src}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLinkIcon aria-hidden size={16} className="ui-button__icon" />
            <span className="ui-button__label">{texts.newTab}</span>
          </a>
        </>
      }
    >
      <iframe
        className="ui-media__frame"
        src={src}
        title={props.title}
        referrerPolicy="no-referrer"
        {...(sandboxed ? { sandbox: "" } : {})}
      />
    </WindowFrame>
  );
}
