import { Button, ConfirmDialog, Dialog } from "@palier/ui";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { formTexts as texts } from "./forms.texts.ts";
import type { OpenForms } from "./open-forms.ts";

interface LeaveDialogProps {
  readonly open: boolean;
  readonly forms: OpenForms;
  readonly waitsFor: () => readonly Promise<string>[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Whether a running save may be abandoned; not at sign-out. */
  readonly hurry: boolean;
  /** Screens of other tabs, by name, whose input goes too. */
  readonly elsewhere?: readonly string[];
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { open, forms, hurry, elsewhere = [], onStay, onLeave } = props;
  const phase = useLeavePhase(props);
  const left = useRef(false);
  const giveUp = (): void => {
    left.current = true;
    // A failed sign-out must leave the page as it was.
    if (hurry) forms.giveUp();
    onLeave();
  };
  if (phase === "closed") return null;
  if (phase === "waits")
    return (
      <Dialog
        open={open}
        size="small"
        onOpenChange={(next) => (next ? undefined : onStay())}
        title={texts.saving.title}
        footer={
          <>
            <Button variant="primary" onClick={onStay}>
              {texts.saving.stay}
            </Button>
            {hurry ? <Button onClick={onLeave}>{texts.saving.hurry}</Button> : null}
          </>
        }
      >
        <p role="status">{hurry ? texts.saving.detail : texts.saving.signOut}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !left.current) onStay();
        left.current = false;
      }}
      title={<span lang="en">{texts.unsaved.title}</span>}
      description={
        <>
          {elsewhere.length === 0 || forms.isChanged() ? texts.unsaved.detail : null}{" "}
          {elsewhere.length === 0 ? null : texts.unsaved.elsewhere(elsewhere)}
        </>
      }
      confirmLabel={texts.unsaved.leave}
      cancelLabel={texts.unsaved.stay}
      danger
      onConfirm={giveUp}
    />
  );
}

/** After a failed save the page stays and shows the error. */
function useLeavePhase({
  open,
  forms,
  waitsFor,
  elsewhere = [],
  onStay,
  onLeave,
}: LeaveDialogProps): "closed" | "waits" | "asks" {
  const [phase, setPhase] = useState<"closed" | "waits" | "asks">("closed");
  const ended = useEffectEvent((isSaved: boolean) => {
    if (!isSaved) onStay();
    else if (forms.isChanged() || elsewhere.length > 0) setPhase("asks");
    else onLeave();
  });
  const savesNow = useEffectEvent(() => waitsFor());
  useLayoutEffect(() => {
    if (!open) return;
    const saves = savesNow();
    if (saves.length === 0) ended(true);
    else setPhase("waits");
    let isOver = false;
    if (saves.length > 0)
      void Promise.allSettled(saves).then((results) => {
        const isSaved = results.every((each) => each.status === "fulfilled" && each.value === "saved");
        if (!isOver) ended(isSaved);
      });
    return () => {
      isOver = true;
      setPhase("closed");
    };
  }, [open]);
  return phase;
}
