import { Button, Drawer, PlusIcon } from "@palier/ui";
import { type ReactNode, useState } from "react";

interface DrawerButtonProps {
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens a second list in a drawer: what can be added to a record. */
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
