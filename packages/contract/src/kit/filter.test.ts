import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { check, fieldMeta, filterMeta } from "../index.ts";
import * as filter from "./filter.ts";

const labels = { draft: "Brouillon", active: "Actif" };
const day = filter.fromDay("createdAt");

describe("a filter", () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    ["an id as text", filter.byId("walletId", "wallet"), "12", 12],
    ["an id as number", filter.byId("walletId", "wallet"), 12, 12],
    ["an id that may be none", filter.byIdOrNone("walletId", "wallet"), "12", 12],
    ["no record", filter.byIdOrNone("walletId", "wallet"), "none", null],
    ["a choice", filter.byChoice("status", labels), "draft", ["draft"]],
    ["several choices", filter.byChoice("status", labels), "active,draft", ["active", "draft"]],
    ["a choice twice as one", filter.byChoice("status", labels), "draft,active,draft", ["draft", "active"]],
    ["fifty choices", filter.byChoice("status", labels), Array(50).fill("draft").join(","), ["draft"]],
    ["a text", filter.byText("city"), "Lyon", "Lyon"],
    ["a flag as a word", filter.byFlag("enabled"), "false", false],
    ["a flag", filter.byFlag("enabled"), true, true],
    ["a day", day, "2026-11-20", "2026-11-20"],
    ["a day by its word", day, "today", "today"],
  ])("reads %s", (_name, schema, input, value) => {
    expect(check(schema, input)).toEqual({ ok: true, value });
  });

  test.each<[string, z.ZodType]>([
    ["byId", filter.byId("walletId", "wallet")],
    ["byIdOrNone", filter.byIdOrNone("walletId", "wallet")],
    ["byChoice", filter.byChoice("status", labels)],
    ["byText", filter.byText("city")],
    ["byListedText", filter.byListedText("cities")],
    ["byFlag", filter.byFlag("enabled")],
    ["fromDay", day],
    ["toDay", filter.toDay("createdAt")],
  ])("%s takes an empty parameter for one that is not set", (_name, schema) => {
    expect(check(schema, "")).toEqual({ ok: true, value: undefined });
    expect(check(schema, undefined)).toEqual({ ok: true, value: undefined });
  });

  test.each<[string, z.ZodType, unknown]>([
    ["a zero id", filter.byId("walletId", "wallet"), "0"],
    ["a hexadecimal id", filter.byId("walletId", "wallet"), "0x1f"],
    ["an unknown choice", filter.byChoice("status", labels), "Brouillon"],
    ["a known and an unknown choice", filter.byChoice("status", labels), "draft,sent"],
    ["a choice and nothing", filter.byChoice("status", labels), "draft,"],
    ["two nothings", filter.byChoice("status", labels), ","],
    ["choices with spaces", filter.byChoice("status", labels), "draft, active"],
    ["choices as a list", filter.byChoice("status", labels), ["draft", "active"]],
    ["fifty-one choices", filter.byChoice("status", labels), Array(51).fill("draft").join(",")],
    ["an inherited choice", filter.byChoice("status", labels), "toString"],
    ["a flag of another language", filter.byFlag("enabled"), "oui"],
    ["a day that does not exist", day, "2026-02-30"],
    ["a word of no day", day, "toString"],
    ["a word in another case", day, "Today"],
    ["a French day", day, "20/11/2026"],
  ])("refuses %s", (_name, schema, input) => {
    expect(check(schema, input).ok).toBe(false);
  });

  test("says which column it narrows, how, and of what kind it is", () => {
    expect(filterMeta(day)).toEqual({ column: "createdAt", op: "from", kind: "date" });
    expect(filterMeta(filter.byListedText("cities"))).toEqual({
      column: "cities",
      op: "includes",
      kind: "text",
    });
    expect(fieldMeta(filter.byId("walletId", "wallet"))).toMatchObject({
      kind: "reference",
      entity: "wallet",
    });
    expect(fieldMeta(filter.byChoice("status", labels))).toMatchObject({ kind: "choice", labels });
    expect(fieldMeta(day).title).toBeUndefined();
  });
});
