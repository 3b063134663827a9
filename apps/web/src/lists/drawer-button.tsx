import { Button, Drawer, PlusIcon } from "@palier/ui";
import { type ReactNode, useState } from "react";

interface DrawerButtonProps {
  readonly label: string;
  /** Says what is added to what: « Ajouter des immeubles à Pressing ». */
  readonly title: string;
  /** Mounted while the drawer is open. */
  readonly children: ReactNode;
}

/** A button that opens a second list beside the one on the screen: what can still be added to a record. */
export function DrawerButton({ label, title, children }: DrawerButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={PlusIcon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={title} className="list-drawer">
        {children}
      </Drawer>
    </>
  );
}
