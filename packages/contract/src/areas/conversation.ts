import { z } from "zod";
import { action, done, nothing } from "../kit/action.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byFlag, byId } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { show } from "../kit/show.ts";
import { transitions } from "../kit/states.ts";
import { table } from "../kit/table.ts";
import { messageTexts, conversationTexts as texts } from "./conversation.texts.ts";

/** Conversations: a resident's threads with the operator. Routes: §2; fields: assumed. */
const area = "conversation";

export const conversation = entity("conversation", texts, {
  subject: field.text(),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  messageCount: field.count(),
  unreadCount: field.count(),
  /** True while `unreadCount` is over 0: what the filter narrows. */
  unread: field.flag(),
  lastMessageAt: field.dateTime(),
  status: field.choice(texts.status),
});

export const message = entity("message", messageTexts, {
  conversationId: field.reference("conversation"),
  at: field.dateTime(),
  authorKind: field.choice(messageTexts.authorKind),
  authorName: field.text(),
  body: field.longText(),
});

/** A conversation with its messages, oldest first. */
export const conversationThread = conversation.record.extend({
  messages: field.titled(field.list(message.record, 2000), texts.messages, "extension"),
});

export type ConversationStatus = keyof typeof texts.status;

/** Which status may follow which (assumed). Forwarding makes an open conversation `forwarded`; a reply opens it again. */
export const conversationTransitions = transitions(texts.status, {
  open: ["forwarded", "closed"],
  forwarded: ["open", "closed"],
  closed: ["open"],
});

const notes = { area, entity: "conversation" } as const;

export const conversationRoutes = {
  list: table({
    ...notes,
    row: conversation.record,
    path: "/admin/conversations/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters: {
      buildingId: byId("buildingId", "building"),
      status: byChoice("status", texts.status),
      unread: byFlag("unread"),
    },
  }),
  forward: form({
    ...notes,
    mode: "edit",
    path: "/admin/conversations/{conversationId}/forward",
    record: { entity: "conversation", param: "conversationId" },
    provenance: "spec",
    summary: texts.summaries.forward,
    note: "Assumed: sends an e-mail and makes the conversation forwarded; a closed one gets 409.",
    values: {
      recipientEmail: field.email(),
      message: field.requiredLongText(),
      includeHistory: field.flag(),
    },
    labels: texts.forwarding,
    answer: conversation.record,
  }),
  show: show({
    ...notes,
    path: "/admin/conversations/{conversationId}",
    record: { entity: "conversation", param: "conversationId" },
    provenance: "extension",
    summary: texts.summaries.show,
    answer: conversationThread,
  }),
  reply: form({
    area,
    entity: "message",
    mode: "new",
    path: "/admin/conversations/{conversationId}/reply",
    record: { entity: "conversation", param: "conversationId" },
    lock: { entity: "conversation", param: "conversationId" },
    provenance: "extension",
    summary: texts.summaries.reply,
    note: "Answers the new message. A forwarded or closed conversation is open again.",
    values: { body: field.requiredLongText() },
    answer: message.record,
  }),
  markRead: action({
    ...notes,
    path: "/admin/conversations/{conversationId}/read",
    record: { entity: "conversation", param: "conversationId" },
    lock: "none",
    provenance: "extension",
    summary: texts.summaries.markRead,
    body: nothing,
    answer: done,
  }),
  changeStatus: action({
    ...notes,
    path: "/admin/conversations/{conversationId}/status",
    record: { entity: "conversation", param: "conversationId" },
    provenance: "extension",
    summary: texts.summaries.changeStatus,
    body: z.object({
      status: field.titled(field.choice(texts.status), texts.fields.status, "extension"),
    }),
    answer: conversation.record,
  }),
};
