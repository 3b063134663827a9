import { type OwnView, viewRoutes as routes } from "@palier/contract/areas/view";
import { type PressAction, press } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { sessionStore } from "#api/session-store.ts";
import { viewsTexts as texts } from "./views.texts.ts";

/** Makes the list open with the view, or no longer. `former`: the previous default, for undo. */
export function choosingDefault(isDefault: boolean, former: OwnView | undefined): PressAction<OwnView> {
  const action = press<OwnView>(routes.chooseDefault, {
    name: isDefault ? "open-by-default" : "open-no-more",
    label: isDefault ? texts.open : texts.openNoMore,
    params: ({ id }) => ({ id }),
    body: () => ({ isDefault }),
    done: ({ name }) => (isDefault ? texts.opened(name) : texts.openedNoMore(name)),
    undo: ({ id }) =>
      former === undefined || former.id === id
        ? choosingDefault(!isDefault, undefined)
        : of(former, choosingDefault(true, undefined)),
  });
  return {
    ...action,
    perform: async (view, attempt) => {
      const answer = await action.perform(view, attempt);
      sessionStore.openWith(view.list, isDefault ? { ...view, isDefault } : undefined);
      return answer;
    },
  };
}

const of = (view: OwnView, action: PressAction<OwnView>): PressAction<OwnView> => ({
  ...action,
  target: () => action.target(view),
  body: () => action.body(view),
  perform: (_, attempt) => action.perform(view, attempt),
});

const plain = deletion<OwnView>(routes.delete);

export const viewDeletion: PressAction<OwnView> = {
  ...plain,
  confirm: (view) => {
    const question = plain.confirm?.(view) ?? { title: view.name };
    return view.scope === "team" ? { ...question, detail: texts.deleteTeam } : question;
  },
};
