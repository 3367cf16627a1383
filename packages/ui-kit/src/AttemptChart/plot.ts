import { nice, ticks } from "d3-array";

/** From the value at the foot of a picture to the one at its head. */
export type Range = readonly [low: number, high: number];

/** A range that holds all these values, from and to round numbers; around a single value there is some room. */
export function rangeOf(values: readonly number[]): Range {
  if (values.length === 0) return [0, 1];
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) {
    const room = low === 0 ? 1 : Math.abs(low) * 0.1;
    [low, high] = [low - room, high + room];
  }
  // What is close to nothing begins at nothing.
  if (low > 0 && low < high / 3) low = 0;
  const [from, to] = nice(low, high, 3);
  return [from, to];
}

/** A few round numbers of a range. */
export function ticksOf([low, high]: Range): readonly number[] {
  return ticks(low, high, 3);
}

/** How far above the foot a value lies, from 0 to 1. */
export function heightOf(value: number, [low, high]: Range): number {
  return high === low ? 0.5 : Math.min(Math.max((value - low) / (high - low), 0), 1);
}

/** Where the n-th of so many points lies across, from 0 to 1: in the middle of a place of its own. */
export function placeOf(index: number, count: number): number {
  return (index + 0.5) / Math.max(count, 1);
}

type Joined = { readonly value: number | null; readonly stretch: string };

/**
 * Which neighbours are joined by a line: those that have a value and belong to one stretch. What has no value is passed
 * over; a change of stretch never is.
 */
export function joins(points: readonly Joined[]): readonly (readonly [from: number, to: number])[] {
  const lines: [number, number][] = [];
  let former: number | undefined;
  for (const [index, { value, stretch }] of points.entries()) {
    if (former !== undefined && points[former]?.stretch !== stretch) former = undefined;
    if (value === null) continue;
    if (former !== undefined) lines.push([former, index]);
    former = index;
  }
  return lines;
}

/** Where a new stretch begins, after the first. */
export function changes(points: readonly Pick<Joined, "stretch">[]): readonly number[] {
  return points.flatMap(({ stretch }, index) =>
    index > 0 && points[index - 1]?.stretch !== stretch ? [index] : [],
  );
}
