import { conversation, conversationTexts, conversationTransitions, message } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { checkedValues } from "../from-contract/form-post.ts";
import { created } from "../from-contract/reply.ts";
import { needAsSeen } from "../from-contract/version.ts";
import { fullName } from "../world/full-name.ts";
import { create, need, put, save, supplement } from "../world/records.ts";
import { needTransition } from "../world/transition.ts";
import { callerOf } from "./caller.ts";
import { conversationRuleTexts as texts } from "./conversation.texts.ts";
import { forwardByMail, messagesOf } from "./conversation-mail.ts";

export const conversationArea = defineArea({
  area: "conversation",
  counts: [{ on: "conversation", column: "messageCount", of: "message", by: "conversationId" }],
  scopes: {
    "conversation.list": () => ({ order: [{ column: "lastMessageAt", dir: "desc" }] }),
  },
  handlers: {
    "conversation.create.post": (call) => {
      const { world, admin } = call;
      const { body, ...about } = call.body;
      checkedValues(call, about, undefined);
      const thread = create(call, conversation, {
        ...about,
        buildingId: callerOf(world, about.userId)?.buildingId ?? null,
        lastMessageAt: world.clock.instant(),
      });
      put(world, message.name, {
        conversationId: thread.id,
        at: thread.lastMessageAt,
        authorKind: "admin",
        authorName: fullName(admin),
        body,
      });
      return created(need(call, conversation, thread.id));
    },
    "conversation.reply.post": (call) => {
      const { world, admin, body } = call;
      const { close, ...values } = body;
      const { id } = need(call, conversation, call.params.conversationId);
      checkedValues(call, values, undefined);
      const at = world.clock.instant();
      const row = create(call, message, {
        ...values,
        conversationId: id,
        at,
        authorKind: "admin",
        authorName: fullName(admin),
      });
      // As counted with the new message.
      const thread = need(call, conversation, id);
      const status = close ? "closed" : "open";
      const changes = { lastMessageAt: at, ...allRead };
      if (thread.status === status) supplement(call, conversation, thread, changes, []);
      else save(call, conversation, thread, { status, ...changes });
      return created(row);
    },
    "conversation.show": ({ world, params }) => {
      const thread = need({ world }, conversation, params.conversationId);
      return { ...thread, messages: messagesOf(world, thread) };
    },
    "conversation.markRead": ({ world, params }) => {
      const thread = need({ world }, conversation, params.conversationId);
      // Reading writes neither version nor history.
      if (thread.unread) world.table(conversation).put({ ...thread, ...allRead });
      return { ok: true };
    },
    "conversation.forward.get": (call) => {
      const record = need(call, conversation, call.params.conversationId);
      return { values: { includeHistory: false, version: record.version }, choices: {}, record };
    },
    "conversation.forward.post": (call) => {
      const thread = needAsSeen(call, conversation, call.params.conversationId);
      if (thread.status === "closed") {
        throw refuse("wrong-state", {
          detail: texts.forwardClosed,
          allowed: [...conversationTransitions.closed],
        });
      }
      const { world } = call;
      const at = world.clock.instant();
      forwardByMail(world, thread, call.body);
      put(world, message.name, {
        conversationId: thread.id,
        at,
        authorKind: "system",
        authorName: texts.system,
        body: texts.forwarded(call.body).slice(0, 10_000),
      });
      const counted = need(call, conversation, thread.id);
      return save(call, conversation, counted, { status: "forwarded", lastMessageAt: at });
    },
    "conversation.changeStatus": (call) => {
      const thread = needAsSeen(call, conversation, call.params.conversationId);
      const { status } = call.body;
      if (status === "forwarded" && thread.status !== "forwarded") {
        const allowed = conversationTransitions[thread.status].filter((each) => each !== "forwarded");
        throw refuse("wrong-state", { detail: texts.forwardByForm, allowed });
      }
      needTransition(conversationTransitions, conversationTexts.status, thread.status, status);
      return status === thread.status ? thread : save(call, conversation, thread, { status });
    },
  },
});

const allRead = { unreadCount: 0, unread: false } as const;
