/** Presses without confirmation can be undone; exceptions are listed. */
import { buildingRoutes } from "@palier/contract/areas/building";
import { expect, test } from "vitest";
import { isAsked, type PressAction } from "#actions/action.ts";
import { addition, removal } from "#actions/assignment.ts";
import { choosingDefault } from "#views/view-actions.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../features/**/*.actions.ts", "../features/**/*.actions.tsx"],
  { eager: true },
);

type Fields = Record<string, unknown>;
type Press = PressAction<Fields>;

const isPress = (value: unknown): value is Press =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "press";

const presses = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (Array.isArray(value) ? value : [value]))
  .filter(isPress);
const nameOf = ({ path, name }: Pick<Press, "path" | "name">): string => `${name} ${path}`;
/** Without dependents, and without a colleague who is responsible. */
const unconcerned = [0, null].map((value) => new Proxy<Fields>({}, { get: () => value }));
const runsUnasked = (action: Press): boolean => unconcerned.some((record) => !isAsked(action, record));

/** The server cannot restore the former state. */
const noWayBack: Readonly<Record<string, string>> = {
  "activate /admin/building/:id/status": "what is active cannot be a draft again",
  "activate /admin/neighborhood/:id/status": "what is active cannot be a draft again",
  "activate /admin/user/:id/status": "an account cannot be pending again",
  "validate /admin/user/ula/:ulaId": "decided with the proof in view; a validated tie can only end",
};

test("A16 every act that runs without a question can be taken back from its toast, or cannot be at all", () => {
  expect(presses.length).toBeGreaterThan(40);
  const hasWayBack = ({ undo, takenBack, undoes }: Press): boolean =>
    undo !== undefined || takenBack !== undefined || undoes !== undefined;
  const without = presses.filter((each) => runsUnasked(each) && !hasWayBack(each)).map(nameOf);
  expect([...new Set(without)].sort()).toEqual(Object.keys(noWayBack).sort());
});

test("A16 so can what is assigned to a record, and the view with which a list opens", () => {
  const routes = { add: buildingRoutes.addManagedService, remove: buildingRoutes.removeManagedService };
  const assigned = [addition, removal].map((action) => action(routes, ({ id }) => ({ id })));
  expect([...assigned, choosingDefault(true, undefined)].filter(({ undo }) => undo === undefined)).toEqual(
    [],
  );
});
