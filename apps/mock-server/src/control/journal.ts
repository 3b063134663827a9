import { accountAdmin, contract, routesOf } from "@palier/contract";
import { type JournalAnswer, controlContract as routes } from "@palier/contract/control";
import { refuse } from "../core/refusal.ts";
import { namePattern } from "../faults/patterns.ts";
import type { CallNote } from "../journal/journal.ts";
import { nearest } from "../worlds/nearest.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { type Handled, handle } from "./handled.ts";
import { findWorld } from "./need-world.ts";

const names = routesOf(contract).map(({ name }) => name);

interface Asked {
  readonly route?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | string | undefined;
  readonly since?: number | undefined;
  readonly limit?: number | undefined;
  readonly wait?: number | undefined;
}

/** Journal (T04). */
export function journalHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.journal, async ({ params, query = {} }) => {
      const host = findWorld(worlds, params);
      const { route } = query;
      if (route !== undefined && !names.some(namePattern(route))) {
        throw refuse("not-found", { detail: texts.noRoute(route), allowed: nearest(route, names) });
      }
      const deadline = performance.now() + (query.wait ?? 0);
      for (;;) {
        const found = read(host, query);
        const left = deadline - performance.now();
        if (found.entries.length > 0 || left <= 0 || worlds.peek(host.name) !== host) return found;
        await host.journal.next(left);
      }
    }),
    handle(routes.clearJournal, ({ params }) => {
      const { journal } = findWorld(worlds, params);
      journal.clear();
      return { last: journal.last };
    }),
  ];
}

function read({ journal, world }: WorldHost, asked: Asked): JournalAnswer {
  const { last } = journal;
  const admins = world.table(accountAdmin);
  const entries = journal.list(asked.since ?? 0, passing(asked), (id) => admins.get(id)?.email ?? null);
  return {
    entries: asked.limit === undefined ? entries : entries.slice(-asked.limit || entries.length),
    last,
  };
}

function passing({ route, method, status }: Asked): (line: CallNote) => boolean {
  const isRoute = route === undefined ? undefined : namePattern(route);
  const verb = method?.toUpperCase();
  const code = status === undefined ? undefined : String(status);
  return (line) =>
    (isRoute === undefined || (line.route !== null && isRoute(line.route))) &&
    (verb === undefined || line.method === verb) &&
    (code === undefined || code === String(line.status) || code === `${Math.floor(line.status / 100)}xx`);
}
