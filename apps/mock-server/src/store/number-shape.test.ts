import { expect, test } from "vitest";
import { shapeOf } from "./number-shape.ts";

const shape = (text: string): number => {
  const bytes = new TextEncoder().encode(text);
  return shapeOf(bytes, 0, bytes.length);
};

test("equal numbers have equal shapes: signs at either end do not count, nor how many stand together", () => {
  for (const [one, other] of [
    ["imm-00123", "imm 123"],
    ["(c-2026--7)", "c 2026 7"],
    ["a1b2c3d4e5f6.", "a1b2c3d4e5f6"],
  ] as const)
    expect(shape(one)).toBe(shape(other));
});

test("letters, figures and the signs between them tell shapes apart; long ones have one", () => {
  const all = ["807", "c-2026-807", "c2026-807", "12-34", "1234a", ""].map(shape);
  expect(new Set(all).size).toBe(all.length);
  expect(shape("a1b2c3d4e5f6g")).toBe(shape("1-2-3-4-5-6-7-8"));
});
