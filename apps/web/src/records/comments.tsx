import type { Comment } from "@palier/contract";
import type { orderRoutes } from "@palier/contract/areas/concierge/order";
import { Card, ConversationIcon, LockIcon, type TimelineEntry } from "@palier/ui";
import { useState } from "react";
import type { z } from "zod";
import { InlineForm } from "#actions/inline-form.tsx";
import { FormField } from "#forms/form-field.tsx";
import type { FormValues } from "#forms/form-values.ts";
import type { FormRoutes } from "#forms/use-record-form.ts";
import { useAddressAsks } from "#navigation/address-asks.ts";
import { commentTexts as texts } from "./comments.texts.ts";
import { ReadyAnswerText } from "./ready-answer-text.tsx";
import "./comments.css";

/** Comments as entries of a record's timeline: a message to the resident does not look like a note. */
export const commentEntries = (comments: readonly Comment[]): Omit<TimelineEntry, "key">[] =>
  comments.map(({ at, byAdmin, body, visibility }) => ({
    at,
    byWhom: byAdmin,
    title: texts.kinds[visibility],
    body,
    readers: visibility === "resident" ? "resident" : "team",
    tone: visibility === "resident" ? "accent" : "warning",
    icon: visibility === "resident" ? ConversationIcon : LockIcon,
  }));

/** Oldest first; entries of one second keep their order. */
export const timelineOf = (entries: readonly Omit<TimelineEntry, "key">[]): TimelineEntry[] =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at)).map((entry, key) => ({ key, ...entry }));

type CommentBody = (typeof orderRoutes.comment.post)["body"];

interface CommentFormProps {
  readonly routes: FormRoutes<CommentBody, z.ZodType>;
  readonly params: Readonly<Record<string, number>>;
  /** « Commande C-2026-00835 », in the toast. */
  readonly record: string;
  /** Who reads a message. */
  readonly resident: string;
}

/** Internal by default. */
const readersOf = ({ visibility }: FormValues): "internal" | "resident" =>
  visibility === "resident" ? "resident" : "internal";

/** Adds a comment, which needs no lock and makes no form stale. */
export function CommentForm({ routes, params, record, resident }: CommentFormProps) {
  const [isAsked, setAsked] = useState(false);
  useAddressAsks((asked) => {
    if (asked !== "comment") return false;
    setAsked(true);
    return true;
  });
  return (
    <Card title={texts.form}>
      <InlineForm
        // The address of a comment (§2 has an order's) leads to its text.
        {...(isAsked ? { firstField: "body" } : {})}
        routes={routes}
        params={params}
        label={texts.form}
        saveLabel={(values) => texts.send[readersOf(values)]}
        done={texts.done(record)}
        fields={(form) => (
          <div className={`comment-form comment-form--${readersOf(form.state.values)}`}>
            <FormField
              form={form}
              name="visibility"
              help={
                readersOf(form.state.values) === "resident"
                  ? texts.readers.resident(resident)
                  : texts.readers.internal
              }
            />
            <FormField
              form={form}
              name="body"
              control={(slot) => <ReadyAnswerText slot={slot} readOnly={form.readOnly} />}
            />
          </div>
        )}
      />
    </Card>
  );
}
