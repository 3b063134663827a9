import { Avatar } from "../display/status.tsx";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuItem } from "../overlay/parts/menu.tsx";
import { texts } from "../texts.ts";

export interface AccountMenuProps {
  name: string;
  detail?: string | undefined;
  items: readonly MenuItem[];
}

/** At the end of the top bar. */
export function AccountMenu({ name, detail, items }: AccountMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="ui-account">
          <Avatar name={name} decorative />
          <span className="ui-hidden">{texts.shell.account(name)}</span>
        </button>
      }
      header={
        <>
          <span className="ui-account__name">{name}</span>
          {detail}
        </>
      }
      items={items}
    />
  );
}
