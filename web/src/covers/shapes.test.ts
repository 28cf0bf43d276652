import { expect, test } from "vitest";
import { MAT_ROWS, matSpace, scattered, signal, waves } from "./shapes";

test("scattered points are the same on every visit and lie inside", () => {
  const points = scattered(7, 50, 640, 400);
  expect(points).toEqual(scattered(7, 50, 640, 400));
  expect(points).not.toEqual(scattered(8, 50, 640, 400));
  expect(points.every(({ x, y }) => x >= 0 && x <= 640 && y >= 0 && y <= 400)).toBe(true);
});

test("waves reach from beyond the left edge to the bottom and are closed", () => {
  const path = waves(640, 400, 200, 80, 20);
  expect(path.startsWith("M-80 200")).toBe(true);
  expect(path.endsWith("V400 H-80 Z")).toBe(true);
});

test("a signal goes up where its heights do", () => {
  expect(signal([0, 2, 1], 10, 100, 20, 5)).toBe("10,100 30,90 50,95");
});

test("the mat has its 40 spaces, and near ones are larger", () => {
  expect(MAT_ROWS.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(40);
  const widthOf = (row: number): number => {
    const [left, right] = matSpace(3, row).split(" ");
    return Number(right?.split(",")[0]) - Number(left?.split(",")[0]);
  };
  expect(widthOf(5)).toBeGreaterThan(widthOf(0));
});
