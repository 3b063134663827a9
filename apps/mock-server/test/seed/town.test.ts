import {
  accountAdmin,
  building,
  fieldMeta,
  incident,
  managedService,
  negotiatedService,
  neighborhood,
  order,
  quotation,
  section,
  service,
  setting,
  supplier,
  theme,
  user,
} from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cities } from "../../src/seed/data/cities.ts";
import { catalog } from "../../src/world/catalog.ts";
import { pairsOf, rowsOf } from "./rows-of.ts";

const buildings = rowsOf(building);
const users = rowsOf(user);
const orders = rowsOf(order);
const services = rowsOf(service);

describe("who belongs to whom", () => {
  test("every reference points to a row, and a name beside it is that row's", () => {
    const names = new Map(
      [...catalog.values()].map((entity) => [
        entity.name,
        rowsOf(entity).map(
          (row) => row.name ?? row.fullName ?? row.number ?? [row.firstName, row.lastName].join(" "),
        ),
      ]),
    );
    const wrong: string[] = [];
    for (const entity of catalog.values()) {
      const rows = rowsOf(entity);
      for (const [key, schema] of Object.entries(entity.record.shape)) {
        const to = fieldMeta(schema).entity;
        if (to === undefined || !key.endsWith("Id")) continue;
        const copy = [key.replace(/Id$/, "Name"), key.replace(/Id$/, "Number")].find(
          (name) => name in entity.record.shape,
        );
        for (const row of rows) {
          const id = z.number().nullable().parse(row[key]);
          const name = id === null ? null : names.get(to)?.[id - 1];
          if (name === undefined || (copy !== undefined && row[copy] !== name))
            wrong.push(`${entity.name} ${row.id} ${key}`);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("a building in a neighbourhood has its city and one of its postal codes; any has a real pair of both", () => {
    const places = rowsOf(neighborhood);
    const real = new Set(cities.flat().map(({ city, postalCode }) => `${postalCode} ${city}`));
    for (const row of buildings) {
      const place = row.neighborhoodId === null ? undefined : places[row.neighborhoodId - 1];
      expect(real).toContain(`${row.postalCode} ${row.city}`);
      if (place !== undefined)
        expect([place.city, place.postalCodes]).toEqual([row.city, expect.arrayContaining([row.postalCode])]);
    }
    expect(new Set(buildings.map(({ name }) => name)).size).toBe(buildings.length);
  });

  test("no pair of a service and its place stands twice", () => {
    for (const name of [
      "buildingManagedService",
      "neighborhoodManagedService",
      "buildingNegotiatedService",
      "serviceDeliveryPoint",
    ]) {
      const pairs = pairsOf(name).map(({ id: _id, version: _version, ...ends }) => JSON.stringify(ends));
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  test("a concierge offers the services that name it, and counts their themes", () => {
    for (const row of rowsOf(supplier)) {
      const own = services.filter(({ supplierId }) => supplierId === row.id);
      expect(row.serviceIds).toEqual(own.map(({ id }) => id));
      expect(row.themeCount).toBe(new Set(own.map(({ themeId }) => themeId)).size);
    }
  });

  test("a service's section is of its theme and its subsection of its section", () => {
    const sections = rowsOf(section);
    for (const row of services) {
      expect(sections[row.sectionId - 1]).toMatchObject({ themeId: row.themeId, parentSectionId: null });
      if (row.subsectionId !== null)
        expect(sections[row.subsectionId - 1]).toMatchObject({ parentSectionId: row.sectionId });
    }
  });

  test("positions count from 1 without gaps; references, keys and e-mails stand once", () => {
    const ordered: (readonly { position: number }[])[] = [
      rowsOf(managedService),
      rowsOf(negotiatedService),
      rowsOf(theme),
    ];
    for (const rows of ordered) {
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
    }
    for (const rows of Map.groupBy(
      rowsOf(section),
      (row) => `${row.themeId} ${row.parentSectionId}`,
    ).values()) {
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
    }
    const keys = [
      buildings.map(({ reference }) => reference),
      services.map(({ reference }) => reference),
      orders.map(({ number }) => number),
      rowsOf(quotation).map(({ number }) => number),
      rowsOf(incident).map(({ reference }) => reference),
      rowsOf(setting).map(({ key }) => key),
      rowsOf(accountAdmin).map(({ email }) => email),
      users.map(({ email }) => email),
    ];
    for (const values of keys) expect(new Set(values).size).toBe(values.length);
    expect(orders.at(-1)?.number).toMatch(/^C-2026-\d{5}$/);
  });
});
