import { describe, expect, test } from "vitest";
import { z } from "zod";
import { check, contract, newsTexts, routesOf, settingValues, ulaTexts } from "../index.ts";
import { fieldMeta, fieldsOf } from "../kit/field.ts";

const errorsOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const checked = check(schema, value);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map((error) => [error.path, error.message]));
};

describe("rejecting a proof", () => {
  const { body } = contract.userLotAssociation.proofReject.post;
  const values = { reason: "illegible", comment: null, notifyUser: true, version: 1 };

  test("S06 needs a reason, and a comment when the reason is other", () => {
    expect(errorsOf(body, values)).toEqual({});
    for (const comment of [null, "", "   "]) {
      expect(errorsOf(body, { ...values, reason: "other", comment })).toEqual({
        comment: ulaTexts.rules.commentWhenOther,
      });
    }
    expect(errorsOf(body, { ...values, reason: "other", comment: "Autre adresse" })).toEqual({});
    expect(Object.keys(errorsOf(body, { ...values, reason: undefined }))).toEqual(["reason"]);
  });

  test("carries the version of what was looked at", () => {
    expect(Object.keys(errorsOf(body, { ...values, version: undefined }))).toEqual(["version"]);
  });
});

describe("dates", () => {
  test("a ula does not end before it starts", () => {
    const { body } = contract.user.ula.post;
    const ula = {
      buildingId: 1,
      lotNumber: "A12",
      floor: null,
      relation: "tenant",
      status: "validated",
      version: 2,
    };
    expect(errorsOf(body, { ...ula, startDate: "2026-05-01", endDate: "2026-05-01" })).toEqual({});
    expect(errorsOf(body, { ...ula, startDate: "2026-05-01", endDate: null })).toEqual({});
    expect(errorsOf(body, { ...ula, startDate: "2026-05-01", endDate: "2026-04-30" })).toEqual({
      endDate: ulaTexts.rules.endsAfterStart,
    });
  });

  test("a negotiated service does not end before it starts", () => {
    const { body } = contract.negotiatedService.create.post;
    const service = { name: "Énergie", partner: "Volt", discountLabel: "-10 %", url: "https://volt.example" };
    const days = { enabled: true, startsOn: "2026-01-01", endsOn: "2025-12-31" };
    expect(Object.keys(errorsOf(body, { ...service, ...days }))).toEqual(["endsOn"]);
    expect(errorsOf(body, { ...service, ...days, startsOn: null })).toEqual({});
  });
});

describe("news", () => {
  const { body } = contract.news.create.post;
  const values = { title: "Travaux", body: "<p>Jeudi</p>", status: "draft", pinned: false, notify: false };

  test("for everybody needs no target", () => {
    expect(errorsOf(body, { ...values, scope: "all" })).toEqual({});
  });

  test("S06 for neighbourhoods or buildings needs one at least", () => {
    expect(errorsOf(body, { ...values, scope: "neighborhoods", buildingIds: [1] })).toEqual({
      neighborhoodIds: newsTexts.rules.neighborhoods,
    });
    expect(errorsOf(body, { ...values, scope: "buildings" })).toEqual({
      buildingIds: newsTexts.rules.buildings,
    });
    expect(errorsOf(body, { ...values, scope: "buildings", buildingIds: [4] })).toEqual({});
  });

  test("that are scheduled need a date", () => {
    expect(errorsOf(body, { ...values, scope: "all", status: "scheduled" })).toEqual({
      publishAt: newsTexts.rules.publishAt,
    });
  });

  test("S06 every missing field is named at once", () => {
    expect(Object.keys(errorsOf(body, {})).sort()).toEqual([
      "body",
      "notify",
      "pinned",
      "scope",
      "status",
      "title",
    ]);
  });
});

describe("a setting's value", () => {
  test.each([
    ["text", "Bonjour", " "],
    ["number", "-12.5", "12,5"],
    ["boolean", "true", "oui"],
    ["email", "a@b.fr", "a@b"],
    ["url", "https://exemple.fr", "exemple.fr"],
    ["color", "#0f6a6A", "red"],
  ] as const)("of type %s: %s is good, %s is not", (type, good, bad) => {
    expect(check(settingValues[type], good).ok).toBe(true);
    expect(check(settingValues[type], bad).ok).toBe(false);
  });
});

test("an import takes a CSV's text, of a workbook too, of 12 000 000 characters at most", () => {
  const { body } = contract.wallet.upload.post;
  const file = { fileName: "Lots.CSV", kind: "lots", content: "lot;étage\r\n" };
  expect(errorsOf(body, file)).toEqual({});
  expect(Object.keys(errorsOf(body, { ...file, fileName: "lots.xlsx" }))).toEqual([]);
  expect(Object.keys(errorsOf(body, { ...file, fileName: "lots.png" }))).toEqual(["fileName"]);
  expect(Object.keys(errorsOf(body, { ...file, content: "x".repeat(12_000_001) }))).toEqual(["content"]);
  expect(Object.keys(errorsOf(body, { ...file, content: "" }))).toEqual(["content"]);
});

/** Every text of one line that a call sends, in lists and parts of it too. */
function linesOf(schema: z.ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return fieldsOf(schema).flatMap(([name, field]) => linesOf(field, `${path}.${name}`));
  const within = "unwrap" in schema && typeof schema.unwrap === "function" ? schema.unwrap() : undefined;
  const inner = within instanceof z.ZodType ? linesOf(within, path) : [];
  if (inner.length > 0) return inner;
  return fieldMeta(schema).kind === "text" ? [[path, schema]] : [];
}

test("no text of one line keeps control characters, or those that turn what stands beside them", () => {
  // Compared with what is known, and not shown to others.
  const free = /\.(?:password|plan|search|column|filters\.name|columns\.name)$/;
  const lines = routesOf(contract).flatMap(({ name, body }) =>
    body === undefined ? [] : linesOf(body, name),
  );
  const kept = lines.filter(([path, schema]) => {
    const read = schema.safeParse("a\u202eb\u0000c\u2066");
    return read.success && read.data !== "abc" && !free.test(path);
  });
  expect(lines.length).toBeGreaterThan(40);
  expect(kept.map(([path]) => path)).toEqual([]);
});

describe("no key erases", () => {
  const { create, edit } = contract.building;
  const values = {
    name: "Lilas",
    reference: "IMM-1",
    street: "1 rue des Lilas",
    postalCode: "69001",
    city: "Lyon",
    status: "draft",
    lotCount: 3,
  };
  const optional = { neighborhoodId: null, walletId: null, managerEmail: "a@b.fr", accessInstructions: null };

  test("a misspelt key is refused by its name, in both modes", () => {
    const { managerEmail, ...rest } = optional;
    expect(errorsOf(edit.post.body, { ...values, ...rest, managerMail: managerEmail, version: 1 })).toEqual({
      managerEmail: "Ce champ est obligatoire.",
      managerMail: "Champ inconnu\u00a0: managerMail.",
    });
    expect(errorsOf(create.post.body, { ...values, managerMail: managerEmail })).toEqual({
      managerMail: "Champ inconnu\u00a0: managerMail.",
    });
  });

  test("an edit form says every field, and the version that was looked at", () => {
    expect(errorsOf(edit.post.body, { ...values, ...optional, version: 1 })).toEqual({});
    expect(Object.keys(errorsOf(edit.post.body, values)).sort()).toEqual([
      "accessInstructions",
      "managerEmail",
      "neighborhoodId",
      "version",
      "walletId",
    ]);
  });

  test("a new form has no version, and what it leaves out is null", () => {
    expect(check(create.post.body, values)).toMatchObject({ ok: true, value: { walletId: null } });
    expect(Object.keys(errorsOf(create.post.body, { ...values, version: 1 }))).toEqual(["version"]);
  });

  test("every body of the contract refuses a key that it does not know", () => {
    const posts = routesOf(contract).filter(({ method }) => method === "POST");
    const open = posts.filter(
      ({ body }) => errorsOf(body ?? z.never(), { surplus: 1 }).surplus === undefined,
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});
