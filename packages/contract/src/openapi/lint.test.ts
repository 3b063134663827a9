import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { controlApi } from "./control-api.ts";
import { openApi } from "./open-api.ts";

test.each([
  ["the back-office", openApi],
  ["the control API", controlApi],
])(
  "B07: a public linter finds no error in the document of %s",
  {
    timeout: 60_000,
  },
  async (_, make) => {
    const config = await createConfig({
      extends: ["recommended"],
      rules: { "no-invalid-schema-examples": "error", "no-invalid-media-type-examples": "error" },
    });
    const source = JSON.stringify(make());
    const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
    const errors = problems.filter((problem) => problem.severity === "error");
    expect(errors.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([]);
  },
);
