import { z } from "zod";
import { named } from "../kit/named.ts";

/** A message as Firebase Cloud Messaging would get it: something to show, data for the page, or both. */
export const pushInput = named(
  "PushInput",
  z
    .strictObject({
      /** Only this administrator's browser; every registered one if left out. */
      to: z.string().optional(),
      notification: z
        .strictObject({ title: z.string(), body: z.string().optional(), icon: z.string().optional() })
        .optional(),
      data: z.record(z.string(), z.string()).optional(),
    })
    .refine(({ notification, data }) => (notification ?? data) !== undefined, {
      path: ["notification"],
      message: "notification or data",
    }),
);
export type PushInput = z.input<typeof pushInput>;

/** A browser that registered for push (§3). */
const pushReceiver = named(
  "PushReceiver",
  z.object({
    adminId: z.int(),
    email: z.string(),
    firebaseToken: z.string(),
    language: z.string(),
    platform: z.string(),
    model: z.string(),
    deviceVersion: z.string(),
  }),
);

export const pushMessage = named(
  "PushMessage",
  z.object({
    /** Grows by one with each message of the world. */
    id: z.int(),
    at: z.string(),
    notification: z
      .object({ title: z.string(), body: z.string().optional(), icon: z.string().optional() })
      .optional(),
    data: z.record(z.string(), z.string()),
    /** Tokens that it was for; nobody registered: none. */
    tokens: z.array(z.string()),
  }),
);
export type PushMessage = z.output<typeof pushMessage>;

export const outbox = z.object({ messages: z.array(pushMessage), receivers: z.array(pushReceiver) });
export type Outbox = z.output<typeof outbox>;
