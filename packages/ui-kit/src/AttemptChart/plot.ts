import { median, nice, ticks } from "d3-array";

/** The values at the bottom and at the top of a chart. */
export type Range = readonly [low: number, high: number];

/** The kind of the values, which determines the round numbers of the scale: 1,000 s, for example, is not a round time. */
export type ScaleKind = "number" | "whole" | "seconds" | "yesno";

/** The minimum and maximum possible values; null if there is no limit. */
export type ScaleLimits = { readonly minimum: number | null; readonly maximum: number | null };

export type ScaleOptions = {
  readonly kind?: ScaleKind;
  readonly limits?: ScaleLimits;
  /** The range that is shown whatever the values are, such as all levels of a rating. */
  readonly range?: Range;
};

/** The unit in seconds in which round numbers are round times. */
function timeUnit(low: number, high: number): number {
  const spread = high - low;
  if (spread > 3 * 3600) return 3600;
  return spread > 3 * 60 ? 60 : 1;
}

/**
 * A range with round ends that contains all these values; a single value gets some room around it, but the range never leaves
 * the possible values.
 */
export function getRange(
  values: readonly number[],
  { kind = "number", limits, range }: ScaleOptions = {},
): Range {
  if (range !== undefined) return range;
  if (kind === "yesno") return [0, 1];
  if (values.length === 0) return [0, 1];
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) {
    const room = Math.abs(low) * 0.1;
    [low, high] = low === 0 ? [0, 1] : [low - room, high + room];
  }
  // A range that starts near zero starts at zero.
  if (low > 0 && low < high / 3) low = 0;
  const unit = kind === "seconds" ? timeUnit(low, high) : 1;
  const [from, to] = nice(low / unit, high / unit, 3);
  return [
    Math.max(from * unit, Math.min(limits?.minimum ?? Number.NEGATIVE_INFINITY, ...values)),
    Math.min(to * unit, Math.max(limits?.maximum ?? Number.POSITIVE_INFINITY, ...values)),
  ];
}

/** A few round numbers of a range. */
export function getTicks([low, high]: Range, kind: ScaleKind = "number"): readonly number[] {
  const unit = kind === "seconds" ? timeUnit(low, high) : 1;
  const found = ticks(low / unit, high / unit, 3).map((tick) => tick * unit);
  return kind === "whole" ? found.filter(Number.isInteger) : found;
}

/** The height of a value above the bottom of the chart, from 0 to 1. */
export function getHeight(value: number, [low, high]: Range): number {
  return high === low ? 0.5 : Math.min(Math.max((value - low) / (high - low), 0), 1);
}

/** The horizontal position of the n-th point, from 0 to 1: in the middle of its own column. */
export function getPlace(index: number, count: number): number {
  return (index + 0.5) / Math.max(count, 1);
}

/** The column of each point, starting at 0: a new one for each point whose key differs from the previous one's. */
export function getColumns(points: readonly { readonly columnKey?: string }[]): readonly number[] {
  let column = -1;
  return points.map(({ columnKey }, index) => {
    if (columnKey === undefined || points[index - 1]?.columnKey !== columnKey) column += 1;
    return column;
  });
}

/** How many times farther from the middle than the others a value may lie before it counts as an outlier. */
const outlierDistance = 15;
/**
 * The minimum distance of the other values from the middle, as a share of it, so that nearly equal values do not make every
 * other one an outlier.
 */
const minDistance = 0.2;
/** The minimum number of values for which outliers are determined. */
const minUsual = 4;

type Valued = { readonly id: string; readonly value: number | null; readonly isApart?: boolean };

/** The scale of a picture, and the points that do not fit on it and are drawn at its edge. */
export type Scale = { readonly range: Range; readonly beyond: ReadonlySet<string> };

/**
 * The scale includes the points of the series and the values beside them, but neither outliers nor points that are set apart.
 */
export function getScale(
  points: readonly Valued[],
  others: readonly number[],
  options: ScaleOptions = {},
): Scale {
  const outliers = getOutliers(points, others);
  const valued = points.flatMap(({ value, ...point }) => (value === null ? [] : [{ ...point, value }]));
  const fitting = valued.filter(({ id, isApart }) => isApart !== true && !outliers.has(id));
  const shown = (fitting.length === 0 ? valued : fitting).map(({ value }) => value);
  const range = getRange([...shown, ...others], options);
  const beyond = valued.filter(({ value }) => value < range[0] || value > range[1]);
  return { range, beyond: new Set(beyond.map(({ id }) => id)) };
}

/** The values that a chart shows beside its points. */
export function referenceValues({
  target,
  band,
  reference,
}: {
  readonly target?: { readonly value: number };
  readonly band?: { readonly low: number; readonly high: number };
  readonly reference?: { readonly low: number; readonly high: number };
}): readonly number[] {
  return [target?.value, band?.low, band?.high, reference?.low, reference?.high].filter(
    (each) => each !== undefined,
  );
}

/**
 * The points that are so far from the others, and from the benchmark, that a scale including them would flatten the rest. They
 * are drawn at the edge.
 */
export function getOutliers(points: readonly Valued[], others: readonly number[]): ReadonlySet<string> {
  const series = points.filter(({ isApart }) => isApart !== true);
  const values = series.flatMap(({ value }) => value ?? []);
  if (values.length < minUsual) return new Set();
  const middle = median(values) ?? 0;
  const distance = Math.max(
    median(values, (value) => Math.abs(value - middle)) ?? 0,
    minDistance * Math.abs(middle),
    // The target is always visible, and so are values about as far from the middle as the target.
    ...others.map((each) => Math.abs(each - middle) / minUsual),
  );
  if (distance === 0) return new Set();
  const isBeyond = (value: number) => Math.abs(value - middle) > outlierDistance * distance;
  return new Set(series.flatMap(({ id, value }) => (value !== null && isBeyond(value) ? [id] : [])));
}

type Joined = {
  readonly value: number | null;
  readonly stretch: string;
  readonly isStart?: boolean;
  readonly isApart?: boolean;
};

/**
 * The neighbours that are joined by a line: points with a value in the same stretch. Points without a value, or set apart, are
 * skipped; a change of stretch, or a start, always interrupts the line.
 */
export function joins(points: readonly Joined[]): readonly (readonly [from: number, to: number])[] {
  const lines: [number, number][] = [];
  let former: number | undefined;
  for (const [index, { value, stretch, isStart, isApart }] of points.entries()) {
    if (isStart === true) former = undefined;
    if (former !== undefined && points[former]?.stretch !== stretch) former = undefined;
    if (value === null || isApart === true) continue;
    if (former !== undefined) lines.push([former, index]);
    former = index;
  }
  return lines;
}

/** The start of a line that only covers the latest stretch, from 0 to 1. */
export function latestStretchStart(points: readonly Pick<Joined, "stretch">[]): number {
  return (changes(points).at(-1) ?? 0) / Math.max(points.length, 1);
}

/** The positions at which a new stretch begins, without the first. */
export function changes(points: readonly Pick<Joined, "stretch">[]): readonly number[] {
  return points.flatMap(({ stretch }, index) =>
    index > 0 && points[index - 1]?.stretch !== stretch ? [index] : [],
  );
}
