/** Verifies one route of a server with one fault, in this process and in a world of its own. */
import { contract, lockAreaOf, routesOf } from "@palier/contract";
import { MockApp } from "@palier/mock-server";
import { bodies, ids } from "../../examples/mock-adapter.ts";
import { verify } from "../../src/run/verify.ts";
import type { RuleId } from "../../src/verify/rules.ts";
import { Samples } from "../../src/verify/samples.ts";
import { appTransport, behind } from "./door.ts";
import type { Mutant } from "./mutant.ts";

const app = new MockApp();
const routes = routesOf(contract);
const base = "http://mock.invalid/api";
const login = { email: "jeanne.martin@palier.test", password: "palier" };
const other = "karim.benali@palier.test";
let samples: Promise<Samples> | undefined;
let worlds = 0;

/** The rules with findings, meant or not. */
export async function rulesBrokenBy({ route, along, door }: Mutant): Promise<readonly RuleId[]> {
  samples ??= harvested();
  worlds += 1;
  const world = `mutant-${worlds}`;
  const host = app.worlds.of(world);
  const names = new Set([route, ...along]);
  const writes = routes.some((each) => names.has(each.name) && each.method === "POST");
  try {
    const { ledgers } = await verify({
      transport: behind(appTransport(app), routes, (each) => each.name === route, door()),
      base,
      headers: { "x-palier-world": world },
      login,
      only: (each) => names.has(each.name),
      samples: (await samples).copy(),
      cases: 6,
      bodies,
      write: writes,
      irreversible: true,
      locks: {
        hold: async (entity, id) =>
          void (await host.virtualAdmins.player(other).lock(lockAreaOf(entity), id, true)),
        release: async (entity, id) =>
          void (await host.virtualAdmins.player(other).leave(lockAreaOf(entity), id)),
      },
    });
    return ledgers.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  } finally {
    app.worlds.close(world);
  }
}

/** Once, as all worlds begin alike. */
async function harvested(): Promise<Samples> {
  const found = new Samples(ids);
  const only = ({ name }: { readonly name: string }) => name === "order.show";
  await verify({ transport: appTransport(app), base, login, only, samples: found, cases: 0 });
  return found;
}
