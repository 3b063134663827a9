import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { specLines } from "../scripts/spec-lines.ts";
import { specOperationsText } from "../scripts/spec-operations-text.ts";
import * as all from "./index.ts";
import { contract, fieldMeta, paramNames, routesOf } from "./index.ts";

const routes = routesOf(contract);
const ofSpec = routes.filter((route) => route.meta.provenance === "spec");
const lines = specLines();

const entities = Object.values(all).flatMap((each) =>
  typeof each === "object" && "record" in each && "texts" in each && "name" in each ? [each.name] : [],
);

const count = (texts: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
};

describe("S25 all operations of routes.tsv are in the contract", () => {
  test("S25 the file has 83 operations", () => {
    expect(lines).toHaveLength(83);
  });

  test("S25 line for line: area, method, path and kind, both ways, each once", () => {
    const asLine = ofSpec.map((r) => `${r.meta.area} ${r.method} ${r.template} ${r.meta.kind}`);
    expect(count(asLine)).toEqual(
      count(lines.map((line) => `${line.area} ${line.method} ${line.path} ${line.kind}`)),
    );
  });

  test("B08 a method that the specification does not give is said to be our reading", () => {
    const ours = lines.filter((line) => line.methodIsOurs).map((line) => line.path);
    const silent = ofSpec.filter((r) => ours.includes(r.template) && !/\bGET\b/.test(r.meta.note ?? ""));
    expect(ours.length).toBeGreaterThan(0);
    expect(silent.map((r) => r.name)).toEqual([]);
  });
});

test("S25 the module that browsers read provenance from is the file (else: node scripts/spec-operations.ts)", () => {
  const module = new URL("./kit/spec-operations.ts", import.meta.url);
  expect(readFileSync(module, "utf8")).toBe(specOperationsText());
});

describe("every route", () => {
  test("has a name of its own", () => {
    expect(Object.entries(count(routes.map((r) => r.name))).filter(([, n]) => n > 1)).toEqual([]);
  });

  test("has a method and path of its own", () => {
    const operations = routes.map((r) => `${r.method} ${r.template}`);
    expect(Object.entries(count(operations)).filter(([, n]) => n > 1)).toEqual([]);
  });

  test.each(routes)("$name has a French summary, an area and a schema for each parameter", (route) => {
    expect(route.meta.summary).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(route.meta.area).toMatch(/^(?:concierge\/)?[a-z]+(?:-[a-z]+)*$/);
    expect(Object.keys(route.pathParams.shape)).toEqual(paramNames(route.template));
  });

  test.each(routes)(
    "$name names the record of its path, of an entity that there is",
    ({ meta, pathParams }) => {
      const ids = Object.entries(pathParams.shape).filter(
        ([, schema]) => fieldMeta(schema as z.ZodType).kind === "id",
      );
      const refs = [meta.record, meta.lock].filter((ref) => ref !== undefined);
      expect(refs.length > 0).toBe(ids.length > 0);
      for (const { entity, param } of refs) {
        expect(ids.map(([name]) => name)).toContain(param);
        expect(entities, "what src/index.ts exports").toContain(entity);
      }
      if ("entity" in meta && meta.entity !== undefined)
        expect(entities, "what src/index.ts exports").toContain(meta.entity);
    },
  );

  test.each(routes.filter((r) => r.method === "POST"))("$name takes a body", (route) => {
    expect(route.body).toBeDefined();
  });
});

describe("S24 the specification's odd paths", () => {
  test("S24 are written as it writes them", () => {
    const templates = new Set(ofSpec.map((r) => r.template));
    for (const path of [
      "/ajax/{negotiatedServiceId}/admin/building/negotiated-service",
      "/ajax/{managedServiceId}/admin/building/managed-services",
      "/buildings/ajax{negotiatedServiceId}/admin/building/negotiated-services",
      "/buildings/ajax{managedServiceId}/admin/building/managed-services",
    ]) {
      expect(templates).toContain(path);
    }
  });

  test.each([
    ["12", true],
    ["0", false],
    ["012", true],
    ["-1", false],
    ["1.5", false],
    ["1e3", false],
    ["abc", false],
    ["", false],
    ["9999999999999999", false],
  ])("S24 walletId is digits only: %j", (walletId, good) => {
    const route = routes.find((r) => r.template === "/admin/wallets/{walletId}/imports/ajax/list");
    expect(route?.pathParams.safeParse({ walletId }).success).toBe(good);
  });
});

test("A05 every POST that adds, moves money or may find a newer version takes an idempotency key; these may run twice", () => {
  const unkeyed = routesOf(contract).filter(
    ({ method, meta }) => method === "POST" && !("idempotent" in meta && meta.idempotent === true),
  );
  expect(unkeyed.map(({ name }) => name).sort()).toEqual([
    "accountAdmin.releaseFirebaseToken",
    "accountAdmin.updateFirebaseToken",
    "alert.markAllRead",
    "alert.markRead",
    "building.removeManagedService",
    "building.removeNegotiatedService",
    "conversation.markRead",
    "module.switchOff",
    "module.switchOn",
    "neighborhood.removeManagedService",
    "quotation.infoBlock",
    "service.addDeliveryPoint",
    "service.removeDeliveryPoint",
    "session.login",
    "session.logout",
    "supplier.themeSections",
    "view.chooseDefault",
    "wallet.preview",
  ]);
});
