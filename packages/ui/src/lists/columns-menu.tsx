import { Button } from "../basics/button.tsx";
import { ColumnsIcon } from "../icons.ts";
import { overlayPart } from "../overlay/overlay-code.tsx";
import type { ColumnsMenuProps as MenuProps } from "../overlay/parts/columns-menu.tsx";
import { popup } from "../overlay/popup.tsx";
import { texts } from "../texts.ts";

export type ColumnsMenuProps = Omit<MenuProps, "trigger">;

const Menu = popup<MenuProps>(
  "menu",
  overlayPart((parts) => parts.ColumnsMenu),
);

/** Visible and pinned columns, and row height. Stays open while choosing. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return <Menu {...props} trigger={<Button icon={ColumnsIcon}>{texts.columns}</Button>} />;
}
