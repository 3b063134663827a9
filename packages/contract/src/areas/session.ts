import { z } from "zod";
import { nothing, sessionAction } from "../kit/action.ts";
import * as field from "../kit/field.ts";
import { media } from "../kit/media.ts";
import { named } from "../kit/named.ts";
import { show } from "../kit/show.ts";
import { sessionTexts as texts } from "./session.texts.ts";

/**
 * The session (an extension): who is signed in, and the token that state-changing requests carry in `x-csrf-token`.
 * A HttpOnly SameSite cookie holds the session itself.
 */
const area = "session";

export const signedInAdmin = named(
  "SignedInAdmin",
  z.object({
    id: field.id(),
    email: field.email(),
    firstName: field.text(80),
    lastName: field.text(80),
  }),
);
export type SignedInAdmin = z.output<typeof signedInAdmin>;

export const session = named(
  "Session",
  z.object({
    authenticated: field.flag(),
    csrfToken: field.text(),
    admin: signedInAdmin.optional(),
  }),
);
export type Session = z.output<typeof session>;

export const credentials = named(
  "Credentials",
  z.object({
    email: field.email(),
    password: field.mark(z.string().min(1).max(200), { kind: "text" }),
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
        route: z.literal("admin_home"),
        authenticated: field.flag(),
        admin: signedInAdmin.optional(),
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
