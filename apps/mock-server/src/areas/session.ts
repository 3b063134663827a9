import type { Session, SignedInAdmin } from "@palier/contract";
import { accountAdmin } from "@palier/contract";
import { sessionCookie, writeCookie } from "../core/cookies.ts";
import { originOf } from "../core/origin.ts";
import { Refusal } from "../core/refusal.ts";
import type { Call } from "../from-contract/call.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { Reply } from "../from-contract/reply.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { World } from "../world/world.ts";
import { sessionTexts as texts } from "./session.texts.ts";
import { viewsOf } from "./view.ts";

/** Everyone's: a mock protects nothing. */
export const demoPassword = "palier";

const signedOut: Session = { authenticated: false, csrfToken: "" };

/** §1, §6. */
export const sessionArea = defineArea({
  area: "session",
  handlers: {
    "session.read": (call) => sessionAnswer(call, call.session, call.admin),
    "session.login": (call) => {
      const { world, body, request } = call;
      brake(world, body.email);
      const admin = world
        .table(accountAdmin)
        .first({ where: [{ column: "email", op: "eq", value: body.email }] });
      // One answer for all failures: addresses cannot be probed.
      if (admin === undefined || !admin.enabled || body.password !== demoPassword) {
        world.signInBrake.refused(body.email);
        const why = admin === undefined ? "unknown address" : admin.enabled ? "wrong password" : "disabled";
        throw refusedSignIn(world, body.email, why);
      }
      closeSession(call);
      const session = world.sessions.open(admin.id);
      // Not an edit: open forms stay valid.
      world.table(accountAdmin).put({ ...admin, lastLoginAt: world.clock.instant() });
      return new Reply(200, sessionAnswer(call, session, admin), {
        "set-cookie": writeCookie(request, sessionCookie, session.id),
      });
    },
    "session.logout": (call) => {
      closeSession(call);
      return new Reply(200, signedOut, { "set-cookie": writeCookie(call.request, sessionCookie, undefined) });
    },
    "home.page": ({ admin }) => ({
      route: "admin_home" as const,
      authenticated: true,
      admin: publicAdmin(admin),
    }),
  },
});

/** The log says why; the answer does not. */
function refusedSignIn({ signInBrake }: World, email: string, why: string): Refusal {
  const note = { email, why, refusals: signInBrake.count(email) };
  return new Refusal("wrong-credentials", { detail: texts.wrongCredentials }, {}, note);
}

/** Also for unknown addresses: they cannot be probed. */
function brake(world: World, email: string): void {
  const seconds = world.signInBrake.wait(email);
  if (seconds === 0) return;
  throw new Refusal(
    "too-many-attempts",
    { detail: texts.tooManyAttempts(seconds) },
    { "retry-after": String(seconds) },
    { email, why: "too many attempts", refusals: world.signInBrake.count(email) },
  );
}

const closeSession = ({ world, session }: Call) => world.sessions.close(session?.id);

function sessionAnswer(
  { world, request }: Call,
  session: SignedIn | undefined,
  admin: AdminRow | undefined,
): Session {
  if (session === undefined || admin === undefined) return signedOut;
  const realtime = world.realtimeSettings?.(originOf(request), publicAdmin(admin));
  const defaultViews = viewsOf(world, admin).filter(({ isDefault }) => isDefault);
  return {
    authenticated: true,
    csrfToken: session.csrfToken,
    admin: publicAdmin(admin),
    ...(realtime === undefined ? {} : { realtime }),
    ...(defaultViews.length === 0 ? {} : { defaultViews }),
  };
}

const publicAdmin = ({ id, email, firstName, lastName }: AdminRow): SignedInAdmin => ({
  id,
  email,
  firstName,
  lastName,
});
