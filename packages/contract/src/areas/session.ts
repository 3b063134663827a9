import { z } from "zod";
import { nothing, sessionAction } from "../kit/action.ts";
import * as field from "../kit/field.ts";
import { media } from "../kit/media.ts";
import { named } from "../kit/named.ts";
import { show } from "../kit/show.ts";
import { accountAdminTexts } from "./account-admin.texts.ts";
import { accountAdmin } from "./account-admin.ts";
import { sessionTexts as texts } from "./session.texts.ts";

/**
 * The session (an extension): who is signed in, and the token that state-changing requests carry in `x-csrf-token`.
 * A HttpOnly SameSite cookie holds the session itself.
 */
const area = "session";

const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

export const signedInAdmin = named(
  "SignedInAdmin",
  accountAdmin.record.pick({ id: true, email: true, firstName: true, lastName: true }),
);
export type SignedInAdmin = z.output<typeof signedInAdmin>;

export const session = named(
  "Session",
  z.object({
    authenticated: titled(field.flag(), texts.fields.authenticated),
    csrfToken: titled(field.text(), texts.fields.csrfToken),
    admin: titled(field.json(signedInAdmin.optional()), texts.fields.admin),
  }),
);
export type Session = z.output<typeof session>;

export const credentials = named(
  "Credentials",
  z.object({
    email: titled(field.email(), accountAdminTexts.fields.email),
    password: titled(field.mark(z.string().min(1).max(200), { kind: "text" }), texts.fields.password),
  }),
);

export const sessionRoutes = {
  read: show(
    { area, path: "/admin/session", provenance: "extension", summary: texts.summaries.read, answer: session },
    "session",
  ),
  login: sessionAction({
    area,
    path: "/admin/login",
    provenance: "extension",
    summary: texts.summaries.login,
    body: credentials,
    answer: session,
  }),
  logout: sessionAction({
    area,
    path: "/admin/logout",
    provenance: "extension",
    summary: texts.summaries.logout,
    body: nothing,
    answer: session,
  }),
};

/** The admin home (§2, route name admin_home). What its API answers is assumed: the page's "authenticated" flag (§1, §6). */
export const homeRoutes = {
  page: show(
    {
      area: "home",
      path: "/admin/",
      provenance: "spec",
      summary: texts.summaries.home,
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
};

export const mediaRoutes = {
  show: media({
    area: "media",
    path: "/admin/media/{mediaName}",
    provenance: "extension",
    summary: texts.summaries.media,
  }),
};
