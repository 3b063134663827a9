import {
  type ConversationStatus,
  conversationTransitions,
  conversationRoutes as routes,
} from "@palier/contract/areas/conversation";
import { leadsTo } from "@palier/contract/kit/states";
import { BanIcon, MailIcon, UndoIcon } from "@palier/ui";
import { press, type RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import type { RowOf } from "#lists/define-list.ts";
import { conversationTexts as texts } from "./conversation.texts.ts";

type Conversation = RowOf<typeof routes.list>;

export const conversationName = ({ subject, userName }: Pick<Conversation, "subject" | "userName">): string =>
  texts.name(subject, userName);

const params = ({ id }: Conversation) => ({ conversationId: id });
const body = (status: ConversationStatus) => (thread: Conversation) => ({ status, version: thread.version });

const close = press<Conversation>(routes.changeStatus, {
  name: "close",
  label: texts.close.label,
  icon: BanIcon,
  when: leadsTo(conversationTransitions, "closed"),
  params,
  body: body("closed"),
  confirm: ({ subject }) => ({ title: texts.close.question(subject), detail: texts.close.detail }),
  done: ({ subject }) => texts.close.done(subject),
});

/** By status (A15). */
export const conversationActions: readonly RecordAction<Conversation>[] = [
  formAction(routes.forward, {
    name: "forward",
    label: texts.forward.label,
    icon: MailIcon,
    // Repeatable.
    when: ({ status }: Conversation) => status !== "closed",
    params,
    title: ({ subject }) => texts.forward.title(subject),
    done: ({ subject }) => texts.forward.done(subject),
    fields: (form, _, { FormField }) => (
      <>
        <FormField form={form} name="recipientEmail" help={texts.forward.recipientHelp} />
        <FormField form={form} name="message" />
        <FormField form={form} name="includeHistory" help={texts.forward.historyHelp} />
      </>
    ),
  }),
  close,
  press<Conversation>(routes.changeStatus, {
    name: "reopen",
    label: texts.reopen.label,
    icon: UndoIcon,
    when: leadsTo(conversationTransitions, "open"),
    params,
    body: body("open"),
    done: ({ subject }) => texts.reopen.done(subject),
    undo: () => close,
  }),
];
