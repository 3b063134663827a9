/** Checked by `npm run typecheck`. */
import { building } from "@palier/contract";
import { expectTypeOf, test } from "vitest";
import { defineArea, rulesOf } from "./define-area.ts";

test("handlers and scopes are typed by their route", () => {
  defineArea({
    area: "building",
    scopes: {
      "building.withManagedService": ({ params }) => {
        expectTypeOf(params.managedServiceId).toEqualTypeOf<number>();
        return {};
      },
      // @ts-expect-error a form is no list
      "building.edit.get": () => ({}),
    },
    handlers: {
      "accountAdmin.updateFirebaseToken": ({ body, admin }) => {
        expectTypeOf(body.firebaseToken).toEqualTypeOf<string>();
        expectTypeOf(admin.email).toEqualTypeOf<string>();
        return { ok: true };
      },
      // @ts-expect-error the contract wants { ok: true }
      "building.addManagedService": () => ({ ok: false }),
    },
  });
  // @ts-expect-error no such route
  defineArea({ area: "building", handlers: { "building.paint": () => ({ ok: true }) } });
});

test("rules are typed by their entity", () => {
  rulesOf(building, {
    unique: ["reference"],
    check: (draft, { before }) => {
      expectTypeOf(draft.lotCount).toEqualTypeOf<number>();
      expectTypeOf(before?.neighborhoodName).toEqualTypeOf<string | null | undefined>();
      return [];
    },
    complete: () => ({ status: "archived" }),
  });
  // @ts-expect-error no such column
  rulesOf(building, { unique: ["colour"] });
  // @ts-expect-error no such status
  rulesOf(building, { complete: () => ({ status: "painted" }) });
});
