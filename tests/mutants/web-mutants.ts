import type { Mutant } from "./mutant.ts";

const web = "apps/web/src";

/**
 * Faults that somebody could write into the web app by mistake: a line forgotten, a wrong variable, a condition turned
 * around. Each compiles, and the screen looks right.
 */
export const webMutants: readonly Mutant[] = [
  {
    name: "a note that is typed is left out of the body",
    file: `${web}/forms/form-values.ts`,
    from: "if (isBlank(value) && facts.nullable) {",
    to: 'if ((isBlank(value) || name === "note") && facts.nullable) {',
    journeys: ["reopen-a-callback"],
  },
  {
    name: "the export of a week is always that of this week",
    file: `${web}/features/concierge/delivery-schedule/week-export.tsx`,
    from: "params={{ weekStart }}",
    to: "params={{}}",
    journeys: ["plan-a-week"],
  },
  {
    name: "a status is not sent: whoever is to be suspended is sent as he is",
    file: `${web}/features/concierge/subscription/subscription.actions.ts`,
    from: "params: ({ id, subscriptionId }) => ({ subscriptionId, subscriberId: id }),\n    body: ({ version }) => ({ status, version }),",
    to: "params: ({ id, subscriptionId }) => ({ subscriptionId, subscriberId: id }),\n    body: ({ status, version }) => ({ status, version }),",
    journeys: ["follow-a-subscription"],
  },
  {
    name: "a filter is not in the address",
    file: `${web}/lists/list-state.ts`,
    from: 'for (const name of known.filters) write(name, state.filters[name] ?? "");',
    to: 'for (const name of known.filters) write(name, "");',
    journeys: ["find-a-building"],
  },
  {
    name: "a name's link leads to the record that has the row's id",
    file: `${web}/lists/list-cells.tsx`,
    from: "id={Reflect.get(row, names.by)}",
    to: 'id={Reflect.get(row, "id")}',
    journeys: ["follow-a-subscription"],
  },
  {
    name: "a move is announced and never sent",
    file: `${web}/lists/use-sorted-rows.ts`,
    from: "await call(sorting.sort, { params: sorting.params(row, move.position), body });",
    to: "void body;",
    journeys: ["reorder-services"],
  },
  {
    name: "an action is done to the first row of the page",
    file: `${web}/lists/list-table.tsx`,
    from: "onPress: () => run(action, row),",
    to: "onPress: () => run(action, page.rows[0] ?? row),",
    journeys: ["validate-amounts"],
  },
  {
    name: "the thread so far is not forwarded, whatever was ticked",
    file: `${web}/features/conversation/conversation.actions.tsx`,
    from: '<FormField form={form} name="includeHistory" help={texts.forward.historyHelp} />',
    to: "",
    journeys: ["forward-a-conversation"],
  },
  {
    name: "a second press is sent while the first is under way",
    file: `${web}/actions/use-perform.ts`,
    from: "if (running.current.has(target.address) || !isSameAdmin()) return undefined;",
    to: "if (!isSameAdmin()) return undefined;",
    journeys: ["catalogue-a-service", "take-back"],
  },
  {
    name: "the idempotency key is left out",
    file: `${web}/api/call.ts`,
    from: '...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),',
    to: "",
    journeys: ["lost-answers"],
  },
  {
    name: "the whole rest is refunded in euros instead of cents",
    file: `${web}/features/concierge/order/order.actions.tsx`,
    from: 'onClick={() => form.type("amountCents", left)}',
    to: 'onClick={() => form.type("amountCents", Math.round(left / 100))}',
    journeys: ["refund-an-order"],
  },
  {
    name: "an export has all columns, whichever are ticked",
    file: `${web}/lists/list-export.tsx`,
    from: 'column_field_list: chosen.join(",")',
    to: 'column_field_list: columns.map(({ name }) => name).join(",")',
    journeys: ["export-buildings"],
  },
  {
    name: "the order is the other way around",
    file: `${web}/lists/list-query.ts`,
    from: "const { page, search, order } = state;",
    to: 'const { page, search } = state;\n  const order = state.order.map(({ column, dir }) => ({ column, dir: dir === "asc" ? "desc" : "asc" }) as const);',
    journeys: ["find-a-building"],
  },
  {
    name: "a row that another admin holds shows no lock",
    file: `${web}/lists/list-table.tsx`,
    from: "return (row: Row) => lockOf(locks.get(row.id), ways(row));",
    to: "return (row: Row) => lockOf(undefined, ways(row));",
    journeys: ["locked-record"],
  },
  {
    name: "a draft is not kept",
    file: `${web}/forms/drafts.ts`,
    from: "if (!holdsFile(draft)) personalTexts.write(prefix + key, JSON.stringify(draft));",
    to: "if (!holdsFile(draft)) personalTexts.remove(prefix + key);",
    journeys: ["edit-a-building"],
  },
  {
    name: "a search goes out with the spaces around it",
    file: `${web}/lists/search-typing.ts`,
    from: "typed.trim().slice(0, longestSearch)",
    to: "typed.slice(0, longestSearch)",
    journeys: ["list-url"],
  },
  {
    name: "a filter keeps the page that was shown before",
    file: `${web}/lists/use-list-state.ts`,
    from: "writeListState({ ...readListState(now, known), page: 0, ...changes }, known, now)",
    to: "writeListState({ ...readListState(now, known), ...changes }, known, now)",
    journeys: ["find-a-building"],
  },
  {
    name: "of several chosen rows the first gets the action each time",
    file: `${web}/actions/use-bulk-actions.tsx`,
    from: "if ((await perform(action, record)) !== undefined) done.push(record);",
    to: "if ((await perform(action, records[0] ?? record)) !== undefined) done.push(record);",
    journeys: ["choose-rows"],
  },
  {
    name: "an undo says that it is done and sends nothing",
    file: `${web}/actions/use-undo.ts`,
    from: "if ((await perform(inverse, record)) === undefined) return;",
    to: "void perform;",
    journeys: ["take-back"],
  },
  {
    name: "a date that is typed is sent as the day before",
    file: "packages/ui/src/form/french-date.ts",
    from: "return isDay(iso) ? iso : undefined;",
    to: "if (!isDay(iso)) return undefined;\n  return new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);",
    journeys: ["reorder-services"],
  },
];
