/** @vitest-environment happy-dom */
import { contract, routesOf } from "@palier/contract";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { z } from "zod";
import { areas } from "#app/areas.ts";
import { askingFor } from "#navigation/address-asks.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

/** Of the area's form: all that it sends. */
const sentBy = (area: string, form: string): readonly string[] =>
  routesOf(contract).flatMap(({ name, meta, body }) =>
    meta.area === area && name.endsWith(`.${form}.post`) && body instanceof z.ZodObject
      ? Object.keys(body.shape)
      : [],
  );

/** Shown only for some values of others, or changed only by the record's actions. */
const others: Readonly<Record<string, readonly string[]>> = {
  "concierge/quotation": ["status"],
  incident: ["status"],
  module: ["enabled"],
  news: ["neighborhoodIds", "buildingIds"],
};
/** Only below a section. */
const othersAtFirst: Readonly<Record<string, readonly string[]>> = { "concierge/service": ["subsectionId"] };

/** A control's id ends in the field's name (field-label.ts). */
const controlOf = (name: string) => document.querySelector(`form [id$="-${name}"]`);

/** An incident is read first: its form is a window of the record. */
const formPlace = (name: string, record: string): string =>
  name === "incident" ? askingFor(record, "edit") : record;

const forms = areas.flatMap(({ declaration: { name, record, texts }, paths }) => {
  if (record === undefined) return [];
  const left = ["version", ...(others[name] ?? [])];
  const created = texts.create === undefined ? [] : sentBy(name, "create");
  return [
    { place: formPlace(name, paths.record(3)), names: sentBy(name, "edit"), left },
    { place: paths.create, names: created, left: [...left, ...(othersAtFirst[name] ?? [])] },
  ].filter(({ names }) => names.length > 0);
});

test.each(forms)(
  "A11 the form at $place has a control for all that it sends",
  async ({ place, names, left }) => {
    const wanted = names.filter((name) => !left.includes(name));
    await openApp(place);
    await waitFor(() => expect(wanted.filter((name) => controlOf(name) === null)).toEqual([]));
  },
);
