import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";
import { instant } from "./instant.ts";

const shown = described(
  { title: z.string(), body: z.string().optional(), icon: z.string().optional() },
  texts.notification,
);

/** Sent to Firebase Cloud Messaging: notification, data, or both. */
export const pushInput = named(
  "PushInput",
  z
    .strictObject(
      described(
        {
          to: z.string().optional(),
          notification: z.strictObject(shown).optional(),
          data: z.record(z.string(), z.string()).optional(),
          link: z.url().optional(),
          unregistered: z.array(z.string()).optional(),
        },
        texts.pushInput,
      ),
    )
    .refine(({ notification, data }) => (notification ?? data) !== undefined, {
      path: ["notification"],
      message: "notification or data",
    }),
);
export type PushInput = z.input<typeof pushInput>;

/** A browser that registered for push (§3). */
const pushReceiver = named(
  "PushReceiver",
  z.object(
    described(
      {
        adminId: z.int(),
        email: z.string(),
        firebaseToken: z.string(),
        language: z.string(),
        platform: z.string(),
        model: z.string(),
        deviceVersion: z.string(),
      },
      texts.receiver,
    ),
  ),
);

export const pushMessage = named(
  "PushMessage",
  z.object(
    described(
      {
        /** Grows by one per message of the world. */
        id: z.int(),
        at: instant(),
        notification: z.object(shown).optional(),
        data: z.record(z.string(), z.string()),
        link: z.string().optional(),
        tokens: z.array(z.string()),
        unregistered: z.array(z.string()),
        residents: z.int().min(0),
      },
      texts.message,
    ),
  ),
);
export type PushMessage = z.output<typeof pushMessage>;

export const mailMessage = named(
  "MailMessage",
  z.object(
    described(
      { id: z.int(), at: instant(), to: z.string(), subject: z.string(), body: z.string() },
      texts.mail,
    ),
  ),
);
export type MailMessage = z.output<typeof mailMessage>;

export const outbox = z.object(
  described(
    { messages: z.array(pushMessage), receivers: z.array(pushReceiver), mails: z.array(mailMessage) },
    texts.outbox,
  ),
);
export type Outbox = z.output<typeof outbox>;
