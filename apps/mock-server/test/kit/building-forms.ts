import { type Client, json } from "./client.ts";

export interface Form {
  values: Record<string, unknown> & { version: number };
  choices: Record<string, { id: string | number; text: string }[]>;
  record: Record<string, unknown> & { id: number };
}

let number = 0;

/** Valid, with a unique reference. */
export function newBuilding(more: object = {}) {
  number += 1;
  return {
    name: "Résidence des Essais",
    reference: `ESSAI-${number}`,
    street: "1, rue du Test",
    postalCode: "69003",
    city: "Lyon",
    neighborhoodId: null,
    walletId: null,
    status: "draft",
    lotCount: 12,
    managerEmail: null,
    accessInstructions: null,
    ...more,
  };
}

export const createBuilding = (client: Client, more: object = {}) =>
  json<Record<string, unknown> & { id: number; version: number }>(
    client.send("/admin/building/new", newBuilding(more)),
  );

export const readForm = (client: Client, id: number, area = "building") =>
  json<Form>(client.get(`/admin/${area}/edit/${id}`));

export const saveForm = (client: Client, id: number, values: object, area = "building") =>
  client.send(`/admin/${area}/edit/${id}`, values);
