/** Runs mutants and reports which were caught. */
import { contract, filterMeta, lockAreaOf, type RouteEntry, routesOf } from "@palier/contract";
import { MockApp } from "@palier/mock-server";
import { bodies, ids } from "../../examples/mock-adapter.ts";
import { verify } from "../../src/run/verify.ts";
import type { RuleId } from "../../src/verify/rules.ts";
import { Samples } from "../../src/verify/samples.ts";
import { actionMutants } from "./actions.ts";
import { alertMutants } from "./alerts.ts";
import { answerMutants } from "./answers.ts";
import { appTransport, behind, type Door, textOf } from "./door.ts";
import { fileMutants } from "./files.ts";
import { filterMutants } from "./filters.ts";
import { formMutants, storedValueMutants } from "./forms.ts";
import type { Mutant } from "./mutant.ts";
import { postMutants } from "./posts.ts";
import { quietMutants } from "./quiet.ts";
import { searchMutants } from "./searches.ts";
import { strangerPostMutants } from "./stranger-posts.ts";
import { strangerTableMutants } from "./stranger-tables.ts";
import { tableMutants } from "./tables.ts";
import { togetherMutants } from "./together.ts";
import { viewMutants } from "./views.ts";
import { wordMutants } from "./words.ts";

export const mutants: readonly Mutant[] = [
  ...answerMutants,
  ...tableMutants,
  ...fileMutants,
  ...postMutants,
  ...formMutants,
  ...actionMutants,
  ...strangerTableMutants,
  ...strangerPostMutants,
  ...wordMutants,
  ...filterMutants,
  ...searchMutants,
  ...alertMutants,
  ...viewMutants,
  ...togetherMutants,
  ...storedValueMutants,
  ...quietMutants,
];

export const allRoutes = routesOf(contract);

export interface Trial {
  readonly mutant: Mutant;
  readonly route: RouteEntry;
  /** All rules with findings, intended or not. */
  readonly found: readonly RuleId[];
  readonly caught: boolean;
  /** Whether any answer differed: a table of nine rows does not distinguish default lengths 10 and 20. */
  readonly shows: boolean;
}

const login = { email: "jeanne.martin@palier.test", password: "palier" };
const other = "karim.benali@palier.test";

/**
 * Routes to verify along, so that the fault can show: an edit for a history, a creation before a deletion.
 */
function neededBy({ name, template, meta }: RouteEntry): RouteEntry[] {
  const posts = allRoutes.filter(({ method }) => method === "POST");
  const forms = (mode: "new" | "edit", entity: string | undefined) =>
    posts.filter(
      (each) => each.meta.kind === "form" && each.meta.mode === mode && each.meta.entity === entity,
    );
  if (name === "theme.deleteSection.post")
    return posts.filter((each) => each.name === "theme.createSection.post");
  if (template.endsWith("/delete/{id}")) return forms("new", meta.record?.entity);
  if (template.endsWith("/remove"))
    return posts.filter((each) => each.template === template.replace(/remove$/, "add"));
  // Counts depend on a list; day words on a route with the backend's time.
  if (meta.kind === "show" && meta.counted !== undefined)
    return allRoutes.filter((each) => each.template === meta.counted?.list);
  if (meta.kind === "table" && Object.values(meta.filters).some((each) => filterMeta(each)?.op === "from"))
    return allRoutes.filter((each) => each.name === "order.counts");
  return meta.kind === "table" && meta.entity === "change" ? forms("edit", meta.record?.entity) : [];
}

/** The in-process mock server, with a new world per run. */
export class KillRate {
  readonly #app = new MockApp();
  #samples: Samples | undefined;
  #worlds = 0;

  routesOf({ on }: Mutant): RouteEntry[] {
    return allRoutes.filter(on);
  }

  /** Verifies one route of a server with this fault. */
  async try(mutant: Mutant, route: RouteEntry): Promise<Trial> {
    const along = [route, ...(mutant.along?.(route, allRoutes) ?? []), ...neededBy(route)];
    const findings = await this.#findings(along, mutant.door(), route);
    const caught = findings.includes(mutant.rule);
    const shows = caught || (await this.#shows(along, mutant, route));
    return { mutant, route, found: findings, caught, shows };
  }

  /** Sends each request with and without the fault. Not for POSTs, which cannot be repeated. */
  async #shows(along: readonly RouteEntry[], mutant: Mutant, route: RouteEntry): Promise<boolean> {
    if (route.method === "POST") return true;
    const door = mutant.door();
    let differs = false;
    const both: Door = async (passing) => {
      const wrong = await door(passing);
      const right = await passing.next();
      differs ||= wrong.status !== right.status || textOf(wrong) !== textOf(right);
      return wrong;
    };
    await this.#findings(along, both, route);
    return differs;
  }

  async #findings(chosen: readonly RouteEntry[], door: Door, route: RouteEntry): Promise<RuleId[]> {
    this.#worlds += 1;
    const world = `mutant-${this.#worlds}`;
    this.#samples ??= await this.#harvested();
    const names = new Set(chosen.map(({ name }) => name));
    const host = this.#app.worlds.of(world);
    try {
      const { ledgers } = await verify({
        transport: behind(appTransport(this.#app), allRoutes, (each) => each.name === route.name, door),
        base: "http://mock.invalid/api",
        headers: { "x-palier-world": world },
        login,
        only: ({ name }) => names.has(name),
        samples: this.#samples.copy(),
        cases: 30,
        bodies,
        write: chosen.some(({ method }) => method === "POST"),
        irreversible: true,
        locks: {
          hold: async (entity, id) =>
            void (await host.virtualAdmins.player(other).lock(lockAreaOf(entity), id, true)),
          release: async (entity, id) =>
            void (await host.virtualAdmins.player(other).leave(lockAreaOf(entity), id)),
        },
      });
      return [...new Set(ledgers.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
    } finally {
      this.#app.worlds.close(world);
    }
  }

  /** Harvested once, as all worlds start alike. */
  async #harvested(): Promise<Samples> {
    const samples = new Samples(ids);
    await verify({
      transport: appTransport(this.#app),
      base: "http://mock.invalid/api",
      login,
      only: ({ name }) => name === "order.show",
      samples,
      cases: 0,
    });
    return samples;
  }
}
