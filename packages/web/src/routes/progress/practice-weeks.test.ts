import { expect, test } from "vitest";
import { practiceWeeks, weeksShown } from "./practice-weeks.ts";

const here = (month: number, day: number, hour = 0, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute);
// The current day of the tests is a Sunday.
const now = here(11, 22, 18);

test("twelve weeks from Monday to Sunday are shown, the current one last, with each run in its week", () => {
  const runs = [here(11, 22, 17), here(11, 16), here(11, 15, 23, 59), here(9, 7), here(9, 6, 23)];
  const weeks = practiceWeeks(
    runs.map((at) => at.toISOString()),
    [60, 120, 240, 480, 960],
    now,
  );
  expect(weeks).toHaveLength(weeksShown);
  expect(weeks.at(-1)).toEqual({ from: here(11, 16), to: here(11, 23), runs: 2, seconds: 180 });
  expect(weeks.at(-2)).toMatchObject({ runs: 1, seconds: 240 });
  expect(weeks[0]).toEqual({ from: here(8, 31), to: here(9, 7), runs: 1, seconds: 960 });
  expect(weeks.every(({ from }) => from.getDay() === 1 && from.getHours() === 0)).toBe(true);
});

test("weeks with a clock change have no gaps", () => {
  const weeks = practiceWeeks([], [], here(11, 22));
  expect(weeks.slice(1).map(({ from }) => from)).toEqual(weeks.slice(0, -1).map(({ to }) => to));
});
