import { type Handler, ok } from "./call.ts";
import { answerExport } from "./export.ts";
import { answerEdit, answerNew, create, edit, type Form } from "./forms.ts";
import { answerOptions } from "./options.ts";
import { changed, checkChange, note, take } from "./records.ts";
import { Refusal } from "./refusal.ts";
import { answerHistory, answerTable } from "./table.ts";

const building: Form = {
  entity: "building",
  table: "building",
  view: "building_view",
  columns: {
    name: "name",
    reference: "reference",
    street: "street",
    postalCode: "postal_code",
    city: "city",
    neighborhoodId: "neighborhood_id",
    walletId: "wallet_id",
    status: "status",
    lotCount: "lot_count",
    managerEmail: "manager_email",
    accessInstructions: "access_instructions",
  },
  references: { neighborhoodId: "neighborhood", walletId: "wallet" },
  initial: { status: "draft", lotCount: 0 },
};

/** Foreign keys refuse if something refers to it. */
const remove: Handler = async (call) => {
  const record = await take(call, building);
  try {
    await call.db.query("delete from building where id = $1", [call.id]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "23503") throw new Refusal("conflict");
    throw error;
  }
  await note(call, building, "deleted", record);
  return ok({ ok: true });
};

const changeStatus: Handler = async (call) => {
  const before = await take(call, building);
  checkChange(call, before);
  await call.db.query("update building set status = $2 where id = $1", [call.id, call.body.status]);
  return ok(await changed(call, building, before));
};

export const buildings: Readonly<Record<string, Handler>> = {
  "building.list": (call) => answerTable(call, building),
  "building.export": (call) => answerExport(call, building, "BuildingRow"),
  "building.cities": (call) =>
    answerOptions(call, "select distinct city as id, city as text, false as is_closed from building"),
  "building.search": (call) =>
    answerOptions(call, "select id, name as text, status = 'archived' as is_closed from building"),
  "building.create.get": (call) => answerNew(call, building),
  "building.create.post": (call) => create(call, building),
  "building.edit.get": (call) => answerEdit(call, building),
  "building.edit.post": (call) => edit(call, building),
  "building.delete": remove,
  "building.changeStatus": changeStatus,
  "building.history": (call) => answerHistory(call, "building", "building"),
};
