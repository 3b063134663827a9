import type { ButtonLook } from "../basics/button.tsx";
import { ButtonContent, buttonClass } from "../basics/button.tsx";
import { classNames } from "../class-names.ts";
import type { LinkProps } from "./link-provider.tsx";
import { useRenderLink } from "./link-provider.tsx";

/** An unstyled link, rendered by the application. */
export function Link(props: LinkProps) {
  return useRenderLink()(props);
}

/** A link inside text or a cell. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames("ui-link", className)} />;
}

/** Looks like a button: for navigation rather than actions. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
