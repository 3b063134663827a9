import { type conversationThread, conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { Button, Card, ConversationIcon, Thread } from "@palier/ui";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { InlineForm } from "#actions/inline-form.tsx";
import { clientOf } from "#api/client.ts";
import { useRefresh } from "#api/refresh.ts";
import { whenVisible } from "#browser/when-visible.ts";
import { FormField } from "#forms/form-field.tsx";
import { restoreFocus } from "#navigation/focus.ts";
import { ReadyAnswerText } from "#records/ready-answer-text.tsx";
import { conversationTexts as texts } from "./conversation.texts.ts";

interface ConversationMainProps {
  readonly record: z.output<typeof conversationThread>;
}

export function ConversationMain({ record: thread }: ConversationMainProps) {
  useMarkRead(thread.id, thread.unreadCount);
  return (
    <>
      {thread.messages.length === 0 ? (
        <p>{texts.noMessages}</p>
      ) : (
        <Thread
          label={texts.thread(thread.userName)}
          messages={thread.messages.map(({ id, at, authorName, authorKind, body }) => ({
            key: id,
            at,
            author: authorName,
            mine: authorKind !== "user",
            body,
          }))}
        />
      )}
      <Reply thread={thread} />
    </>
  );
}

/** Takes the lock only when opened: reading blocks nobody. */
function Reply({ thread: { id, subject, status } }: { readonly thread: ConversationMainProps["record"] }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Replying reopens a closed conversation.
  const isClosed = status === "closed";
  const close = (): void => {
    setOpen(false);
    restoreFocus(() => opener.current ?? undefined);
  };
  if (!open)
    return (
      <div className="button-row">
        <Button ref={opener} variant="primary" icon={ConversationIcon} onClick={() => setOpen(true)}>
          {isClosed ? texts.reply.openClosed : texts.reply.open}
        </Button>
      </div>
    );
  return (
    <Card title={texts.reply.form}>
      <InlineForm
        routes={routes.reply}
        params={{ conversationId: id }}
        label={texts.reply.form}
        saveLabel={isClosed ? texts.reply.sendClosed : texts.reply.send}
        done={texts.reply.done(subject)}
        also={{
          flag: "close",
          label: isClosed ? texts.reply.sendOnly : texts.reply.sendAndClose,
          done: texts.reply.doneClosed(subject),
        }}
        onDone={close}
        firstField="body"
        fields={(form) => (
          <FormField
            form={form}
            name="body"
            help={status === "open" ? undefined : texts.reply.reopens}
            control={(slot) => <ReadyAnswerText slot={slot} readOnly={form.readOnly} />}
          />
        )}
        close={{ label: texts.reply.close, onPress: close }}
      />
    </Card>
  );
}

const api = clientOf(routes);

function useMarkRead(conversationId: number, unreadCount: number): void {
  const refresh = useRefresh();
  const { mutateAsync } = api.markRead.useMutation();
  useEffect(() => {
    if (unreadCount === 0) return;
    // Nobody has read what a tab in the background shows. After a failure the next visit marks it.
    return whenVisible(() => {
      mutateAsync({ params: { conversationId }, body: {} }).then(refresh, () => undefined);
    });
  }, [conversationId, unreadCount, refresh, mutateAsync]);
}
