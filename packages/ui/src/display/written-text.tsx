import { createElement, type ReactNode } from "react";

export interface WrittenTextProps {
  text: string;
}

/** Plain text: links web and e-mail addresses, and interprets no markup. */
export function WrittenText({ text }: WrittenTextProps): ReactNode {
  return createElement("div", { className: "ui-written-text" }, ...withLinks(text));
}

/** `javascript:` stays text. Excludes final punctuation. */
const addresses =
  /(?<web>https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?'’)\]])|(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/giu;

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index, groups } of text.matchAll(addresses)) {
    parts.push(text.slice(end, index), linkTo(address, groups?.mail !== undefined));
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}

const linkTo = (address: string, isMail: boolean): ReactNode =>
  isMail ? (
    <a href={`mailto:${address}`}>{address}</a>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
