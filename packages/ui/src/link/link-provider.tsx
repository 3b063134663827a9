import type { ComponentProps, ReactElement, ReactNode } from "react";
import { createContext, useContext } from "react";

export interface LinkProps extends ComponentProps<"a"> {
  href: string;
  children: ReactNode;
}

export type RenderLink = (props: LinkProps) => ReactElement;

const plainAnchor: RenderLink = (props) => <a {...props}>{props.children}</a>;

const LinkContext = createContext<RenderLink>(plainAnchor);

/** Sets how links below are rendered, by an application's router for instance. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** The application's link renderer. Defaults to a plain anchor. */
export const useRenderLink = (): RenderLink => useContext(LinkContext);
