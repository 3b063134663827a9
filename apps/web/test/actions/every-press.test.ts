/** @vitest-environment happy-dom */
import { expect, test } from "vitest";
import { isAsked, type PressAction, type RecordAction } from "#actions/action.ts";
import type { PathValues } from "#api/call.ts";
import { call } from "#api/call.ts";
import { freshWorld } from "#api/fresh-world.ts";
import { areas } from "#app/areas.ts";
import { subscribers } from "#features/concierge/subscription/subscribers.list.ts";
import { ulaList } from "#features/user/user-lot-association.list.ts";
import { attemptFor } from "#forms/attempt.ts";
import type { List, ListRow } from "#lists/define-list.ts";

const world = freshWorld();

type Stored = Readonly<Record<string, unknown>>;
/** Whether it asks first, and what it changes on the first record that offers it. */
type Press = readonly ["asks" | "at once", Stored];
type Presses = Readonly<Record<string, Press>>;

const handledBy = "Jeanne Martin";
const opened: Presses = {
  activate: ["at once", { status: "active" }],
  reopen: ["at once", { status: "active" }],
};
const switched: Presses = {
  enable: ["at once", { enabled: true }],
  disable: ["asks", { enabled: false }],
};

/** By the area's path; areas without presses are left out. */
const expected: Readonly<Record<string, Presses>> = {
  "account-admin": switched,
  building: { ...opened, archive: ["at once", { status: "archived" }] },
  neighborhood: { ...opened, archive: ["asks", { status: "archived" }] },
  "managed-services": switched,
  "negotiated-services": switched,
  modules: {
    on: ["asks", { enabled: true, buildingCount: 198 }],
    off: ["asks", { enabled: false, buildingCount: 0 }],
  },
  user: {
    activate: ["at once", { status: "active" }],
    enable: ["at once", { status: "active" }],
    disable: ["asks", { status: "disabled", activeSubscriptionCount: 0 }],
  },
  "dashboard/association-requests": { validate: ["asks", { status: "validated" }] },
  conversations: { close: ["asks", { status: "closed" }], reopen: ["at once", { status: "open" }] },
  incident: {
    start: ["asks", { status: "inProgress", assigneeId: 1, assigneeName: "Jeanne Martin" }],
    resolve: ["at once", { status: "resolved" }],
    close: ["asks", { status: "closed" }],
    reopen: ["asks", { status: "inProgress" }],
  },
  "concierge/callback": {
    handled: ["at once", { status: "handled", handledBy }],
    unreachable: ["at once", { status: "unreachable", handledBy }],
    toHandle: ["at once", { status: "toHandle", handledBy: null }],
  },
  "concierge/order": {
    accepted: ["at once", { status: "accepted", supplierId: 8, supplierName: "Le Comptoir des Voisins" }],
    preparing: ["at once", { status: "preparing" }],
    delivered: ["at once", { status: "delivered", amountStatus: "toValidate", finalAmountCents: 4720 }],
    completed: ["at once", { status: "completed" }],
    cancelled: ["asks", { status: "cancelled" }],
  },
  "concierge/order/amount-to-validate": { validate: ["asks", { amountStatus: "validated" }] },
  "concierge/quotation": {
    accepted: ["asks", { status: "accepted" }],
    refused: ["asks", { status: "refused" }],
  },
  "concierge/subscription": {
    suspend: ["asks", { status: "suspended" }],
    resume: ["asks", { status: "active" }],
    end: ["asks", { status: "ended", activeSubscriberCount: 0, openSubscriberCount: 0 }],
  },
  "concierge/supplier": switched,
  "concierge/theme": switched,
};

/** Without what every save changes, and what an action only adds to. */
const changedIn = (before: Stored, after: Stored): Stored =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        !/^version$|At$|^steps$|^validations$/.test(name) &&
        JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

async function send(action: PressAction<ListRow>, row: ListRow): Promise<unknown> {
  return await action.perform(row, attemptFor(action.body(row), undefined));
}

/** The first rows and the last ones: what is old has other states than what is new. */
async function rowsOf(
  { definition: { table } }: List<ListRow>,
  params: PathValues,
): Promise<readonly ListRow[]> {
  const page = async (start: number) => call(table, { params, query: { start, length: 500 } });
  const first = await page(0);
  const last = await page(Math.max(0, first.recordsTotal - 500));
  return [...first.data, ...last.data];
}

/** Does it to the first row that offers it, and takes it back where that can be. */
async function press(
  list: List<ListRow>,
  action: PressAction<ListRow>,
  params: PathValues,
): Promise<Press | undefined> {
  const rows = await rowsOf(list, params);
  const row = rows.find((each) => action.when?.(each) !== false && action.barred?.(each) === undefined);
  if (row === undefined) return undefined;
  const stored = (): Stored => ({ ...world.state.table(list.definition.table.metadata.entity).get(row.id) });
  const before = stored();
  const answer = await send(action, row);
  const changes = changedIn(before, stored());
  const inverse = action.takenBack ?? action.undo?.(row);
  if (inverse !== undefined) {
    await send(inverse, { ...row, ...(typeof answer === "object" ? answer : {}) });
    expect(changedIn(before, stored()), `${action.name}, taken back`).toEqual({});
  }
  return [isAsked(action, row) ? "asks" : "at once", changes];
}

const isPress = <R>(action: RecordAction<R>): action is PressAction<R> =>
  // A deleted record cannot be looked at.
  action.kind === "press" && action.leaves !== true;

async function pressAll(list: List<ListRow>, params: PathValues): Promise<unknown> {
  const presses = (list.definition.actions ?? []).filter(isPress);
  const done: [string, unknown][] = [];
  for (const action of presses) done.push([action.name, await press(list, action, params)]);
  return Object.fromEntries(done);
}

const lists = areas.flatMap(({ declaration: { name, at = name, list } }) =>
  list === undefined ? [] : [{ at, load: async () => (await list()).list }],
);

test.each(lists)(
  "A05 A15 A16 each press of $at asks and stores what it says, and can be taken back",
  async ({ at, load }) => {
    expect(await pressAll(await load(), {})).toEqual(expected[at] ?? {});
  },
);

test("A05 A15 so does each press on the subscribers of a subscription, and on the ties of a resident", async () => {
  expect(await pressAll(subscribers, { id: 1 })).toEqual({
    suspend: ["asks", { status: "suspended" }],
    resume: ["asks", { status: "active" }],
    end: ["asks", { status: "ended" }],
  });
  const [tie] = [
    ...world.state
      .table("ula")
      .rows({ where: [{ column: "status", op: "eq", value: "proofToCheck" }], length: 1 }),
  ];
  expect(await pressAll(ulaList, { userId: Number(tie?.userId) })).toEqual({
    validate: ["asks", { status: "validated" }],
  });
});
