import type { RenderLink } from "@palier/ui";
import { Link } from "react-router-dom";

/** Draws the components' links through the router; addresses outside the app stay plain anchors. */
export const renderLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith("/") && !href.startsWith("//") ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
