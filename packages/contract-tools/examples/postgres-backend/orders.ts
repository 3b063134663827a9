import { type Answer, type Call, type Handler, ok } from "./call.ts";
import { answerExport } from "./export.ts";
import { texts } from "./postgres-backend.texts.ts";
import { changed, type Kind, read, type Stored, take } from "./records.ts";
import { Refusal, refuseFields } from "./refusal.ts";
import { answerCounts, answerHistory, answerTable } from "./table.ts";

const rows = { view: "order_view" };
const order: Kind = { entity: "order", table: "orders", view: "order_page_view" };

/** Allowed transitions. */
const next: Readonly<Record<string, readonly string[]>> = {
  new: ["accepted", "cancelled"],
  accepted: ["preparing", "cancelled"],
  preparing: ["delivered", "cancelled"],
  delivered: ["completed"],
};

/** A form beside the order, whose initial values derive from the record. */
const form =
  (
    values: (record: Stored) => object,
    choices: (call: Call, record: Stored) => object | Promise<object>,
  ): Handler =>
  async (call) => {
    const record = await read(call, order, call.id);
    return ok({ values: values(record), choices: await choices(call, record), record });
  };

/** Choices with the document's labels. */
function labelled({ operation }: Call, field: string, wanted?: readonly unknown[]) {
  const labels = operation.answer.properties?.values?.properties?.[field]?.["x-labels"] ?? {};
  const all = Object.entries(labels).map(([id, text]) => ({ id, text }));
  return { [field]: all.filter(({ id }) => wanted?.includes(id) ?? true) };
}

interface Event {
  readonly kind: "comment" | "validation" | "refund" | "step";
  readonly cents?: unknown;
  readonly text?: unknown;
  readonly choice?: unknown;
}

async function add({ db, id, admin }: Call, { kind, cents, text, choice }: Event): Promise<void> {
  await db.query(
    "insert into order_event (order_id, kind, admin_id, cents, text, choice) values ($1, $2, $3, $4, $5, $6)",
    [id, kind, admin, cents, text, choice],
  );
}

const changeStatus: Handler = async (call) => {
  const before = await take(call, order);
  const { status } = call.body;
  const allowed = next[String(before.status)] ?? [];
  if (status !== before.status && !allowed.includes(String(status)))
    throw new Refusal("wrong-state", { allowed });
  const supplier = status === "accepted" ? await supplierOf(call, before) : before.supplierId;
  if (status === before.status && supplier === before.supplierId) return ok(before);
  await call.db.query("update orders set status = $2, supplier_id = $3 where id = $1", [
    call.id,
    status,
    supplier,
  ]);
  if (status !== before.status) await add(call, { kind: "step", choice: status });
  return ok(await changed(call, order, before));
};

/** The enabled ones, and the order's own. */
async function suppliers({ db }: Call, { supplierId }: Stored) {
  const { rows } = await db.query<{ id: number; text: string }>(
    "select id, name as text from supplier where is_enabled or id = $1 order by name collate french, id",
    [supplierId],
  );
  return rows;
}

/** Of an accepted order: the chosen supplier, or its first item's. */
async function supplierOf(call: Call, before: Stored): Promise<number> {
  const { rows } = await call.db.query<{ id: number | null }>(
    `select s.supplier_id as id from order_item i join service s on s.id = i.service_id
     where i.order_id = $1 order by i.service_id limit 1`,
    [call.id],
  );
  const wanted = call.body.supplierId ?? rows[0]?.id;
  const found = (await suppliers(call, before)).find(({ id }) => id === wanted);
  if (found === undefined) throw refuseFields(["supplierId"], texts.gone);
  return found.id;
}

/** Accepts at least what was refunded, with a reason if far from the estimate. */
async function updateFinalAmount(call: Call): Promise<Answer> {
  const before = await take(call, order);
  const allowed = ["accepted", "preparing", "delivered", "completed"];
  if (!allowed.includes(String(before.status))) throw new Refusal("wrong-state", { allowed });
  const cents = Number(call.body.finalAmountCents);
  const estimated = Number(before.estimatedAmountCents);
  const reason = call.body.reason || null;
  const refunded = Number(before.refundedCents);
  if (refunded > 0 && refunded >= Number(before.finalAmountCents))
    throw refuseFields(["finalAmountCents"], texts.refundedWhole);
  if (cents < refunded) throw refuseFields(["finalAmountCents"], texts.belowRefunds);
  if (reason === null && Math.abs(cents - estimated) * 10 > estimated)
    throw refuseFields(["reason"], texts.reasonNeeded);
  await call.db.query("update orders set final_cents = $2 where id = $1", [call.id, cents]);
  await add(call, { kind: "validation", cents, text: reason });
  return ok(await changed(call, order, before));
}

const comment: Handler = async (call) => {
  const before = await take(call, order);
  await add(call, { kind: "comment", text: call.body.body, choice: call.body.visibility });
  return ok(await changed(call, order, before), 201);
};

/** The row lock prevents two concurrent refunds of the same rest. */
const refund: Handler = async (call) => {
  const before = await take(call, order);
  const allowed = ["completed", "cancelled"];
  if (!allowed.includes(String(before.status))) throw new Refusal("wrong-state", { allowed });
  if (before.finalAmountCents === null) throw refuseFields(["amountCents"], texts.notValidated);
  const left = Number(before.finalAmountCents) - Number(before.refundedCents);
  const cents = Number(call.body.amountCents);
  if (cents > left) throw refuseFields(["amountCents"], texts.tooMuch);
  await add(call, { kind: "refund", cents, text: call.body.reason });
  return ok(await changed(call, order, before));
};

export const orders: Readonly<Record<string, Handler>> = {
  "order.list": (call) => answerTable(call, rows),
  "order.counts": (call) => answerCounts(call, "order.list", rows),
  "order.export": (call) => answerExport(call, rows, "OrderRow"),
  "order.amountToValidate": (call) => answerTable(call, { ...rows, where: `"amountStatus" = 'toValidate'` }),
  "order.show": async (call) => ok(await read(call, order, call.id)),
  "order.status.get": form(
    ({ status, supplierId, version }) => ({ status, supplierId, version }),
    async (call, record) => ({
      ...labelled(call, "status", [record.status, ...(next[String(record.status)] ?? [])]),
      supplierId: await suppliers(call, record),
    }),
  ),
  "order.status.post": changeStatus,
  "order.updateFinalAmount.get": form(
    ({ finalAmountCents, version }) => ({
      // Values that the record lacks are omitted.
      ...(finalAmountCents === null ? {} : { finalAmountCents }),
      reason: null,
      version,
    }),
    () => ({}),
  ),
  "order.updateFinalAmount.post": updateFinalAmount,
  "order.comment.get": form(
    () => ({ visibility: "internal" }),
    (call) => labelled(call, "visibility"),
  ),
  "order.comment.post": comment,
  "order.refund.get": form(
    ({ version }) => ({ version }),
    () => ({}),
  ),
  "order.refund.post": refund,
  "order.history": (call) => answerHistory(call, "order", "orders"),
};
