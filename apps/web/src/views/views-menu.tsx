import type { OwnView } from "@palier/contract/areas/view";
import { Button, DropdownMenu, type MenuItem, useToast, ViewsIcon, WindowPending } from "@palier/ui";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useActions } from "#actions/use-actions.tsx";
import { lazyPart } from "#parts/lazy-part.tsx";
import { choosingDefault, viewDeletion } from "./view-actions.ts";
import { viewLink, viewQuery, withoutView } from "./view-address.ts";
import type { ViewDialogProps } from "./view-dialog.tsx";
import type { ViewedList } from "./viewed-list.ts";
import { viewsTexts as texts } from "./views.texts.ts";

const ViewDialog = lazyPart<ViewDialogProps>(async () => (await import("./view-dialog.tsx")).ViewDialog, {
  pending: ({ close }) => <WindowPending onGiveUp={close} />,
});

export function ViewsMenu({ viewed }: { readonly viewed: ViewedList }) {
  const { view, changed, edited } = viewed;
  const [task, setTask] = useState<ViewDialogProps["task"]>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const copy = useCopiedLink();
  const runner = useActions<OwnView>({
    nameOf: ({ name }) => name,
    current: ({ id }) => view.views.find((each) => each.id === id),
    onGone: () =>
      navigate(`${pathname}?${withoutView(new URLSearchParams(search), false)}`, { replace: true }),
  });
  const back = (): void => {
    if (view.shown === undefined) return;
    viewed.columns.reset();
    viewed.density.reset();
    void navigate(viewQuery(view.shown, viewed.list.vocabulary));
  };
  const former = view.views.find(({ isDefault }) => isDefault);
  const ofShown = (shown: OwnView): readonly MenuItem[] => [
    ...(changed.length === 0 || edited === undefined || edited.parts.length === 0
      ? []
      : [{ label: texts.save, onSelect: () => setTask({ kind: "save", edited }) }]),
    ...(changed.length === 0 ? [] : [{ label: texts.back, onSelect: back }]),
    { label: texts.rename, onSelect: () => setTask({ kind: "rename", view: shown }) },
    {
      label: shown.isDefault ? texts.openNoMore : texts.open,
      onSelect: () => runner.run(choosingDefault(!shown.isDefault, former), shown),
    },
    { label: texts.copy, onSelect: () => void copy(shown, pathname) },
    { label: texts.delete, danger: true, onSelect: () => runner.run(viewDeletion, shown) },
    "separator",
  ];
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={ViewsIcon}>{texts.button}</Button>}
        header={view.shown === undefined ? undefined : texts.shown(view.shown)}
        items={[
          ...(view.shown === undefined ? [] : ofShown(view.shown)),
          {
            label: view.shown === undefined ? texts.create : texts.createOther,
            onSelect: () => setTask({ kind: "create" }),
          },
        ]}
      />
      {task === undefined ? null : (
        <ViewDialog viewed={viewed} task={task} close={() => setTask(undefined)} />
      )}
      {runner.dialog}
    </>
  );
}

function useCopiedLink(): (view: OwnView, pathname: string) => Promise<void> {
  const toast = useToast();
  return async ({ id, scope }, pathname) => {
    const link = new URL(viewLink(pathname, id), window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(texts.copied, { detail: scope === "mine" ? texts.copiedMine : texts.copiedTeam });
    } catch {
      toast.error(texts.notCopied, { detail: link });
    }
  };
}
