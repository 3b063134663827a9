import { Button } from "../basics/button.tsx";
import { ColumnsIcon } from "../icons.ts";
import { onFirstPress } from "../overlay/first-use.tsx";
import type { ColumnsMenuProps as MenuProps } from "../overlay/parts/columns-menu.tsx";
import { texts } from "../texts.ts";

export type ColumnsMenuProps = Omit<MenuProps, "trigger" | "openedBy">;

const Menu = onFirstPress<MenuProps>("menu", (parts) => parts.ColumnsMenu);

/** Which columns a list shows, which of them stay in view, and how high its rows are. Stays open while choosing. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return <Menu {...props} trigger={<Button icon={ColumnsIcon}>{texts.columns.button}</Button>} />;
}
