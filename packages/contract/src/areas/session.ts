import { z } from "zod";
import { nothing, sessionAction, throttled, withoutAnswer } from "../kit/action.ts";
import * as field from "../kit/field.ts";
import { media } from "../kit/media.ts";
import { named } from "../kit/named.ts";
import { show } from "../kit/show.ts";
import { withSummaries } from "../kit/with-summaries.ts";
import { accountAdminTexts } from "./account-admin.texts.ts";
import { accountAdmin } from "./account-admin.ts";
import { sessionTexts as texts } from "./session.texts.ts";
import { ownView } from "./view.ts";

/**
 * The admin, and the token for state-changing requests (`x-csrf-token`). A HttpOnly SameSite cookie carries
 * the session. An extension.
 */
const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

export const signedInAdmin = named(
  "SignedInAdmin",
  accountAdmin.record.pick({ id: true, email: true, firstName: true, lastName: true }),
);
export type SignedInAdmin = z.output<typeof signedInAdmin>;

/**
 * The Firebase SDK's settings and the admin's sign-in: served, as the code must not hold the shared secret
 * (§4). `custom-token` is safer and the default.
 */
export const realtimeSettings = named(
  "RealtimeSettings",
  z.object({
    apiKey: titled(field.text(), texts.realtime.apiKey),
    projectId: titled(field.text(), texts.realtime.projectId),
    databaseURL: titled(field.url(), texts.realtime.databaseURL),
    appId: titled(field.text().optional(), texts.realtime.appId),
    messagingSenderId: titled(field.text().optional(), texts.realtime.messagingSenderId),
    vapidKey: titled(field.text().optional(), texts.realtime.vapidKey),
    authEmulator: titled(field.url().optional(), texts.realtime.authEmulator),
    databaseEmulator: titled(field.text().optional(), texts.realtime.databaseEmulator),
    signIn: titled(
      field.json(
        z.object({
          strategy: titled(field.choice(texts.strategy), texts.realtime.strategy),
          /** For `shared-secret` (§4, §9). */
          secret: titled(field.text(500).optional(), texts.realtime.secret),
          /**
           * For `custom-token`: signed by the backend, with claims `adminEmail` and `adminName`
           * (docs/firebase-backend.md).
           */
          token: titled(field.text(8000).optional(), texts.realtime.token),
        }),
      ),
      texts.realtime.signIn,
    ),
  }),
);
export type RealtimeSettings = z.output<typeof realtimeSettings>;

export const session = named(
  "Session",
  z.object({
    authenticated: titled(field.flag(), texts.fields.authenticated),
    csrfToken: titled(field.text(), texts.fields.csrfToken),
    admin: titled(field.json(signedInAdmin.optional()), texts.fields.admin),
    realtime: titled(field.json(realtimeSettings.optional()), texts.fields.realtime),
    /** The first rows are requested with them. */
    get defaultViews() {
      return titled(field.list(ownView(), 100).optional(), texts.fields.defaultViews);
    },
  }),
);
export type Session = z.output<typeof session>;

export const credentials = named(
  "Credentials",
  z.strictObject({
    email: titled(field.email(), accountAdminTexts.fields.email),
    password: titled(field.mark(field.bounded(200).min(1), { kind: "text" }), texts.fields.password),
  }),
);

const at = { area: "session" } as const;

const lifeNote =
  "A session ends when it was not used for 8 hours, and 12 hours after its sign-in however much it was used; signing in gives it a new name. Its cookie is HttpOnly, Secure and SameSite=Lax, best called `__Host-…`.";

const brakeNote =
  "Refusals say the same for an unknown address, a wrong password and a disabled account. After ten of them within a minute for one address, known or not, 429 until that minute is over, with `Retry-After` in seconds; a backend may count by client too, and wait longer.";

export const sessionRoutes = withSummaries(texts.summaries.session, {
  // Signed out: 200 without admin. Login needs no CSRF token; logout never answers 401.
  read: withoutAnswer(show(at, "/admin/session", { note: lifeNote, answer: session }, "session"), 401),
  login: throttled(
    withoutAnswer(
      sessionAction(at, "/admin/login", { note: brakeNote, body: credentials, answer: session }),
      403,
    ),
  ),
  logout: withoutAnswer(
    sessionAction(at, "/admin/logout", {
      note: "Without a session there is nothing to end: 200 with `authenticated: false`, whatever the token; a backend may refuse it by 401 or 403 instead.",
      body: nothing,
      answer: session,
    }),
    401,
  ),
});

/** The admin home (§2, route name admin_home). Assumed answer: the page's "authenticated" flag (§1, §6). */
export const homeRoutes = withSummaries(texts.summaries.home, {
  page: show(
    { area: "home" },
    "/admin/",
    {
      note: "Route name admin_home: the only page on which blocked notifications are announced (§8). Its answer is assumed.",
      answer: z.object({
        route: field.titled(
          field.mark(z.literal("admin_home"), { kind: "text" }),
          texts.fields.route,
          "spec",
        ),
        authenticated: field.titled(field.flag(), texts.fields.authenticated, "spec"),
        admin: field.titled(field.json(signedInAdmin.optional()), texts.fields.admin),
      }),
    },
    "page",
  ),
});

export const mediaRoutes = withSummaries(texts.summaries.media, {
  show: media({ area: "media" }, "/admin/media/{mediaName}", {
    params: {
      mediaName: field.mark(z.string().regex(/^[a-z0-9-]{1,80}\.(?:svg|pdf|png|jpg)$/), { kind: "text" }),
    },
  }),
});
