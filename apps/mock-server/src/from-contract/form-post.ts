import {
  type FieldError,
  type FormMeta,
  fieldMeta,
  frozenReason,
  outOfBounds,
  type RouteEntry,
  referencedEntity,
} from "@palier/contract";
import { phoneFault } from "@palier/contract/kit/phone-fault";
import { problemDetails } from "../core/problem.texts.ts";
import { invalid } from "../core/refusal.ts";
import { blankRow } from "../world/blank-row.ts";
import type { AnyRow } from "../world/catalog.ts";
import { isOffered, refusedChoice } from "../world/offered.ts";
import { create, save } from "../world/records.ts";
import { copiedColumns } from "../world/relations.ts";
import type { Actor } from "../world/rule-book.ts";
import { asStored, holdersOf } from "../world/same-text.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { columnTo } from "./column-to.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { needRecord, recordOf } from "./record-of.ts";
import { checkVersion } from "./version.ts";

/** 201 if new, else 200. */
export function formPost(entry: RouteEntry, meta: FormMeta): Serve {
  return (call) => {
    const actor = actorOf(call);
    const { version, ...sent } = plainRecord(call.body);
    if (meta.mode === "new") {
      needRecord(call);
      const draft = { ...parentColumns(call, meta), ...sent };
      const row = create(actor, meta.entity, ruled(actor, meta, draft, undefined));
      rulesOf(actor, meta)?.after?.(row, { ...actor, before: undefined });
      return checkedAnswer(entry, 201, row);
    }
    const before = recordOf(call);
    checkVersion(call, meta.answer, before, version);
    const values = asStored(sent, before);
    const row = save(actor, meta.entity, before, ruled(actor, meta, values, before));
    rulesOf(actor, meta)?.after?.(row, { ...actor, before });
    return checkedAnswer(entry, 200, row);
  };
}

/** For custom form handlers, with the standard checks (422); `before` is undefined for a new record. */
export function checkedValues<Row extends AnyRow>(
  call: Call,
  values: Partial<Row>,
  before: Row | undefined,
): Partial<Row> {
  const { meta } = call.route;
  if (meta.kind !== "form") throw new TypeError(`${call.route.name} is no form`);
  ruled(actorOf(call), meta, values, before);
  return values;
}

const rulesOf = ({ world }: Actor, { entity }: FormMeta) => world.ground.rules.entities.get(entity);

/** A new record references its parent in the path (`/wallets/{walletId}/imports/new`). */
function parentColumns({ params }: Call, { record, answer }: FormMeta): Record<string, unknown> {
  const column = record === undefined ? undefined : columnTo(record.entity, answer);
  return record === undefined || column === undefined ? {} : { [column]: params[record.param] };
}

/** Throws 422 with all errors. */
function ruled(
  actor: Actor,
  meta: FormMeta,
  values: Readonly<Record<string, unknown>>,
  before: AnyRow | undefined,
): Readonly<Record<string, unknown>> {
  const { world } = actor;
  const rules = rulesOf(actor, meta);
  const base = before ?? { ...blankRow(world, meta.entity), id: 0, version: 0 };
  const plain: AnyRow = { ...base, ...values };
  const draft: AnyRow = { ...plain, ...copiedColumns(world, meta.entity, plain) };
  const errors = [
    ...frozenValues(meta, values, before),
    ...valuesOutOfBounds(meta, values, before),
    ...impossiblePhones(meta, values, before),
    ...brokenReferences(actor, meta, values, before),
    ...takenValues(actor, meta.entity, rules?.unique ?? [], draft),
    ...(rules?.check?.(draft, { ...actor, before }) ?? []),
  ];
  if (errors.length > 0) throw invalid(errors);
  return { ...values, ...rules?.complete?.(draft, { ...actor, before }) };
}

/** Frozen by the record's state. */
function frozenValues(
  { frozen }: FormMeta,
  values: Readonly<Record<string, unknown>>,
  before: AnyRow | undefined,
): FieldError[] {
  if (before === undefined) return [];
  return Object.keys(values).flatMap((path) => {
    const message = frozenReason(frozen, before, path);
    return message === undefined || same(values[path], before[path]) ? [] : [{ path, message }];
  });
}

function valuesOutOfBounds(
  { bounds }: FormMeta,
  values: Readonly<Record<string, unknown>>,
  before: AnyRow | undefined,
): FieldError[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const message = outOfBounds(bounds, before, path, value);
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Stored ones stay as they are until they are changed. */
function impossiblePhones(
  { values: { shape } }: FormMeta,
  values: Readonly<Record<string, unknown>>,
  before: AnyRow | undefined,
): FieldError[] {
  return Object.entries(shape).flatMap(([path, schema]) => {
    const value = values[path];
    if (fieldMeta(schema).kind !== "phone" || typeof value !== "string" || value === before?.[path])
      return [];
    const message = phoneFault(value);
    return message === undefined ? [] : [{ path, message }];
  });
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function brokenReferences(
  { world }: Actor,
  meta: FormMeta,
  values: Readonly<Record<string, unknown>>,
  before: AnyRow | undefined,
): FieldError[] {
  return Object.entries(meta.values.shape).flatMap(([path, schema]): FieldError[] => {
    const entity = referencedEntity(schema);
    if (entity === undefined || !world.ground.tables.has(entity)) return [];
    const chosen = listed(before?.[path]);
    const added = listed(values[path]).filter((id) => typeof id === "number" && !chosen.includes(id));
    const rows = added.flatMap((id) => world.table(entity).get(Number(id)) ?? []);
    if (rows.length < added.length) return [{ path, message: problemDetails.noReference }];
    const closed = rows.filter((row) => !isOffered(world, entity, row));
    return closed.length > 0 ? [{ path, message: refusedChoice(world, entity, closed) }] : [];
  });
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function takenValues(
  { world }: Actor,
  entity: string,
  unique: readonly string[],
  draft: AnyRow,
): FieldError[] {
  return unique.flatMap((path) => {
    const value = draft[path];
    if (typeof value !== "string") return [];
    const taken = holdersOf(world.table(entity), path, value).some((row) => row.id !== draft.id);
    return taken ? [{ path, message: problemDetails.unique }] : [];
  });
}
