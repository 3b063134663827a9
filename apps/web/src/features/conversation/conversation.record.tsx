import { conversationThread, conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { userRoutes } from "@palier/contract/areas/user";
import { FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { creation, defineShownRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { conversationActions, conversationName } from "./conversation.actions.tsx";
import { conversationTones } from "./conversation.list.ts";
import { conversationTexts as texts } from "./conversation.texts.ts";
import { ConversationMain } from "./conversation-main.tsx";

/** Readable while answered; answering and forwarding take the lock. */
const shown = defineShownRecord({
  entity: { name: "conversation", record: conversationThread },
  show: routes.show,
  history: routes.history,
  name: conversationName,
  main: texts.main,
  facts: {
    status: { tones: conversationTones },
    userName: {},
    buildingName: {},
    lastMessageAt: {},
    messageCount: {},
  },
  actions: conversationActions,
  Contact: ({ record: { userId } }) => <ResidentContact id={userId} />,
  Main: ConversationMain,
});

export const record = {
  ...shown,
  create: creation({
    routes: routes.create,
    name: conversationName,
    fields: (form) => (
      <FormSection title={texts.write}>
        <FormField form={form} name="userId" options={userRoutes.search} />
        <FormField form={form} name="subject" />
        <FormField form={form} name="body" help={texts.help.body} />
      </FormSection>
    ),
  }),
};
