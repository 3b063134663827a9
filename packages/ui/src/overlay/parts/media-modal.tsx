import { Close } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { ExternalLinkIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { WindowFrame } from "./window-frame.tsx";

export interface MediaModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is known of it, under its title. */
  description?: string | undefined;
  /** Address of the image or document. Undefined while it is not known: the children then stand in its place. */
  src: string | undefined;
  /**
   * Defaults to `true`: what is shown may run no script and reach nothing. Turn off only for PDF from a trusted
   * address, whose viewer no browser starts inside a sandbox.
   */
  sandboxed?: boolean | undefined;
  /** Where the focus goes when what opened it is gone. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** What has to be said before it is looked at: who holds the record. */
  notice?: ReactNode;
  /** What is decided on it, under the frame. */
  footer?: ReactNode;
  /** In the frame's place while there is no address. */
  children?: ReactNode;
}

/** A proof or an incident's image in a frame of 80 % × 80 % of the window (§9, S22). */
export function MediaModal(given: MediaModalProps) {
  const { src, sandboxed = true, actions, notice, footer, children, ...props } = given;
  return (
    <WindowFrame
      {...props}
      className="ui-dialog ui-media"
      // On a button the focus would open its tooltip, which would take the first Escape.
      firstFocus={(dialog) => dialog}
      extra={
        <>
          {actions}
          {src === undefined ? null : <OpenElsewhere src={src} />}
        </>
      }
    >
      {notice}
      {src === undefined ? (
        <div className="ui-media__frame ui-media__frame--empty">{children}</div>
      ) : (
        // Another document is another frame: one of before would go on to be seen until the next has come.
        <>
          <iframe
            key={src}
            className="ui-media__frame"
            src={src}
            title={props.title}
            referrerPolicy="no-referrer"
            {...(sandboxed ? { sandbox: "" } : {})}
          />
          {/* The document's own viewer keeps Escape for itself: its way out is the next stop of the Tab key. */}
          <Close className="ui-button ui-button--secondary ui-button--medium ui-media__leave">
            {texts.leaveDocument}
          </Close>
        </>
      )}
      {footer ? <div className="ui-dialog__foot">{footer}</div> : null}
    </WindowFrame>
  );
}

function OpenElsewhere({ src }: { src: string }) {
  return (
    <a
      className="ui-button ui-button--secondary ui-button--medium ui-media__out"
      href={src}
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLinkIcon aria-hidden size={16} className="ui-button__icon" />
      <span className="ui-button__label">{texts.newTab}</span>
    </a>
  );
}
