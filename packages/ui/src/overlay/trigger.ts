import type { ComponentProps, ReactElement } from "react";

/** What a button is given that opens a menu or a window beside it. */
type TriggerProps = Pick<
  ComponentProps<"button">,
  "aria-haspopup" | "aria-expanded" | "aria-busy" | "onClick" | "onKeyDown"
>;

/** A button that opens something; it takes a ref too. */
export type Trigger = ReactElement<TriggerProps>;
