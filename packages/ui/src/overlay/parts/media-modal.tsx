import { Close } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { ExternalLinkIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { WindowFrame } from "./window-frame.tsx";

export interface MediaModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  /** Of the image or document. While undefined, the children are shown. */
  src: string | undefined;
  /**
   * Forbids scripts and access to the page. Defaults to `true`; disable only for PDFs from trusted addresses,
   * whose viewers fail in a sandbox.
   */
  sandboxed?: boolean | undefined;
  /** If the opener is gone. */
  focusFallback?: (() => HTMLElement | null | undefined) | undefined;
  actions?: ReactNode;
  notice?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

export function MediaModal(given: MediaModalProps) {
  const { src, sandboxed = true, actions, notice, footer, children, ...props } = given;
  return (
    <WindowFrame
      {...props}
      className="ui-dialog ui-media"
      // A focused button's tooltip would consume the first Escape.
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
        // The previous document would show until the next has loaded.
        <>
          <iframe
            key={src}
            className="ui-media__frame"
            src={src}
            title={props.title}
            referrerPolicy="no-referrer"
            {...(sandboxed ? { sandbox: "" } : {})}
          />
          {/* The viewer keeps Escape; the next tab stop leads out. */}
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
