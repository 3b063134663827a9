import { accountAdmin } from "@palier/contract";
import { type Outbox, controlContract as routes } from "@palier/contract/control";
import { raiseAlerts } from "../world/raise-alerts.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";

/** Push messages (T06); the browser's driver delivers them. */
export function pushHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.outbox, ({ params }) => {
      const host = needWorld(worlds, params);
      const { outbox } = host.world;
      return { messages: [...outbox.list()], receivers: receivers(host), mails: [...outbox.mails()] };
    }),
    handle(routes.push, ({ params, body }) => {
      const host = needWorld(worlds, params);
      const email = body.to === undefined ? undefined : host.virtualAdmins.player(body.to).email;
      raiseAlerts(host.world, adminsOf(host, email), body);
      const to = receivers(host).filter((receiver) => email === undefined || receiver.email === email);
      const tokens = to.map(({ firebaseToken }) => firebaseToken);
      const lost = to.filter(({ firebaseToken }) => body.unregistered?.includes(firebaseToken));
      const unregistered = lost.map(({ firebaseToken }) => firebaseToken);
      for (const { firebaseToken, email: admin } of lost) {
        // As backends do (docs/firebase-backend.md).
        host.world.pushRegistrations.forget(firebaseToken);
        host.world.tell?.({ event: "push-failed", why: "unregistered", admin, world: host.world.name });
      }
      const sent = { tokens, unregistered, residents: 0 };
      return host.world.outbox.push(body, host.world.clock.instant(), sent);
    }),
  ];
}

function adminsOf({ world }: WorldHost, email: string | undefined): number[] {
  const enabled = { column: "enabled", op: "eq", value: true } as const;
  const named = email === undefined ? [] : [{ column: "email", op: "eq", value: email } as const];
  return [...world.table(accountAdmin).rows({ where: [enabled, ...named] })].map(({ id }) => id);
}

function receivers({ world }: WorldHost): Outbox["receivers"] {
  const admins = world.table(accountAdmin);
  return world.pushRegistrations.list().flatMap(({ adminId, registration }) => {
    const admin = admins.get(adminId);
    return admin?.enabled === true ? [{ adminId, email: admin.email, ...registration }] : [];
  });
}
