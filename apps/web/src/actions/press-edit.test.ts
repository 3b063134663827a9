import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { expect, test } from "vitest";
import { pressEdit } from "./press-edit.ts";

interface Row {
  readonly id: number;
  readonly version: number;
  readonly status: "toHandle" | "handled" | "unreachable";
  readonly note: string | null;
  readonly phone: string;
}

const row: Row = { id: 4, version: 7, status: "toHandle", note: "Rappeler le soir", phone: "+33612345678" };
const declaration = { name: "handled", label: "x", params: ({ id }: Row) => ({ id }) };

test("a press submits the form's values, the version and the changed one, and nothing else of the row", () => {
  const action = pressEdit(callbackRoutes.edit, (_: Row) => ({ status: "handled" }), declaration);
  expect(action.body(row)).toEqual({ status: "handled", note: "Rappeler le soir", version: 7 });
  expect(action.target(row).address).toMatch(/\/admin\/concierge\/callback\/edit\/4$/);
  expect(action.locks).toBe(true);
});

test("what does not belong to the form does not compile", () => {
  type Noteless = Omit<Row, "note">;
  const params = ({ id }: Noteless) => ({ id });
  // @ts-expect-error the form submits a note, which this row lacks
  pressEdit(callbackRoutes.edit, (_: Noteless) => ({ status: "handled" }), { name: "a", label: "a", params });
  // @ts-expect-error lost is no status
  pressEdit(callbackRoutes.edit, (_: Row) => ({ status: "lost" }), declaration);
  // @ts-expect-error the form has no phone
  pressEdit(callbackRoutes.edit, (_: Row) => ({ phone: "1" }), declaration);
});
