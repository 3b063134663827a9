import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { buildingRoutes } from "./areas/building.ts";
import { routesOf } from "./kit/routes-of.ts";

/* Counted in schemas rather than time, so that all machines agree. */
let built = 0;
afterEach(() => {
  z.config({ postProcessor: undefined, jitless: undefined });
  vi.unstubAllGlobals();
});

async function builtBy<T>(load: () => Promise<T>): Promise<{ loaded: T; count: number }> {
  vi.resetModules();
  built = 0;
  z.config({ postProcessor: () => built++ });
  const loaded = await load();
  return { loaded, count: built };
}

describe("evaluating the contract", () => {
  test("the modules of the building list build a few hundred schemas, and no form", async () => {
    const { loaded, count } = await builtBy(async () => {
      const [, { buildingRoutes: routes }] = await Promise.all([
        import("./areas/session.ts"),
        import("./areas/building.ts"),
        import("./areas/neighborhood.ts"),
        import("./areas/wallet.ts"),
      ]);
      return routes;
    });
    expect(count).toBeLessThan(400);
    const form = loaded.edit.post;
    expect([form.method, form.path, form.summary]).toEqual([
      "POST",
      "/admin/building/edit/:id",
      "Modifier un immeuble",
    ]);
    expect(built).toBe(count);
    expect(Object.keys(form.body.shape)).toContain("version");
    expect(built).toBeGreaterThan(count + 20);
  });

  test("all areas build less than a fifth of what their routes hold", async () => {
    const { loaded, count } = await builtBy(() => import("./contract.ts"));
    expect(routesOf(loaded.contract).length).toBeGreaterThan(100);
    expect(count).toBeLessThan(built / 5);
  });

  test("in a page zod is kept from making code of text, which its policy forbids", async () => {
    await builtBy(() => import("./areas/session.ts"));
    expect(z.config().jitless).toBeUndefined();
    vi.stubGlobal("document", {});
    await builtBy(() => import("./areas/session.ts"));
    expect(z.config().jitless).toBe(true);
  });

  test("what is built late is built once, and the same for every reader", () => {
    const { list, export: file, create } = buildingRoutes;
    expect(create.post.body).toBe(create.post.body);
    expect({ ...create.post }.body).toBe(create.post.body);
    expect(create.post.metadata.values).toBe(create.get.metadata.values);
    expect(file.metadata.row).toBe(list.metadata.row);
    expect(list.responses[200].shape.data.element).toBe(list.metadata.row);
  });
});
