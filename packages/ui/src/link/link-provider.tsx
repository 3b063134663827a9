import type { ComponentProps, ReactElement, ReactNode } from "react";
import { createContext, useContext } from "react";

/** What a link is given: an anchor's own attributes, with an address. */
export interface LinkProps extends ComponentProps<"a"> {
  href: string;
  children: ReactNode;
}

/** Draws a link. The application gives one that goes through its router; a plain anchor stands in. */
export type RenderLink = (props: LinkProps) => ReactElement;

const plainAnchor: RenderLink = (props) => <a {...props}>{props.children}</a>;

const LinkContext = createContext<RenderLink>(plainAnchor);

/** Tells all components below how a link is drawn. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** How links are drawn here: as the provider says, else as a plain anchor. */
export const useRenderLink = (): RenderLink => useContext(LinkContext);
