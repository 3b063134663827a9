import { expect, test } from "vitest";
import { withoutMended } from "./form-errors.ts";

const end = "La fin suit le début.";

test("A06 what the form's own check no longer finds is taken back, what the server said stays", () => {
  const shown = { endsOn: end, name: "Ce nom est déjà pris." };
  expect(withoutMended(shown, { endsOn: end }, {})).toEqual({ name: "Ce nom est déjà pris." });
  expect(withoutMended({ endsOn: "Le serveur refuse." }, { endsOn: end }, {})).toEqual({
    endsOn: "Le serveur refuse.",
  });
});

test("A06 nothing is taken back while a new fault may hide what is still wrong", () => {
  expect(withoutMended({ endsOn: end }, { endsOn: end }, { startsOn: "Date attendue" })).toEqual({
    endsOn: end,
  });
});
