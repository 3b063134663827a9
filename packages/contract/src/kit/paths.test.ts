import { describe, expect, test } from "vitest";
import { contract, fieldMeta, paramNames, withoutOptionalParam } from "../index.ts";
import { date } from "./field.ts";
import { colonPath, optionalParam, pathParams, pathPosition } from "./paths.ts";

describe("paths", () => {
  test("S24 are turned from braces to colons, also where no slash stands before the parameter", () => {
    expect(colonPath("/buildings/ajax{managedServiceId}/admin")).toBe(
      "/buildings/ajax:managedServiceId/admin",
    );
    expect(colonPath("/a/{id}/b/{position}")).toBe("/a/:id/b/:position");
    expect(colonPath("/admin/")).toBe("/admin/");
  });

  test("name their parameters in order", () => {
    expect(paramNames("/a/{userId}/b{ulaId}")).toEqual(["userId", "ulaId"]);
    expect(paramNames("/a")).toEqual([]);
  });

  test("S24 weekStart may be left out", () => {
    const week = pathParams("/list/{weekStart}/export", { weekStart: date().optional() });
    expect(withoutOptionalParam("/list/{weekStart}/export", "weekStart")).toBe("/list/export");
    expect(week.safeParse({ weekStart: "2026-11-16" }).success).toBe(true);
    expect(week.safeParse({}).success).toBe(true);
    expect(optionalParam(week)).toBe("weekStart");
    expect(optionalParam(pathParams("/a/{id}"))).toBeUndefined();
    expect(week.safeParse({ weekStart: "16-11-2026" }).success).toBe(false);
  });

  test("a position counts from 1", () => {
    const { shape } = pathParams("/sort/{managedServiceId}/{position}", { position: pathPosition() });
    expect(shape.position.safeParse("1").success).toBe(true);
    expect(shape.position.safeParse("0").success).toBe(false);
    expect(fieldMeta(shape.position).kind).toBe("count");
    expect(fieldMeta(shape.managedServiceId).kind).toBe("id");
  });

  test.each(["../secret.svg", "a/b.svg", "photo.svg.exe", "PHOTO.svg", ".svg", "photo.html"])(
    "a media name is no way out: %s",
    (mediaName) => {
      expect(contract.media.show.pathParams.safeParse({ mediaName }).success).toBe(false);
    },
  );
});
