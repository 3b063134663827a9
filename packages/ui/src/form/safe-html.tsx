import { useMemo } from "react";
import { classNames } from "../class-names.ts";
import { trustedHtml } from "./sanitize-html.ts";

export interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
}

/** Sanitises first: the only way to show HTML. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <div
      className={classNames("ui-prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
      dangerouslySetInnerHTML={clean}
    />
  );
}
