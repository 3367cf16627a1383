import { computeMedian, computeQuantile } from "../statistics.ts";

/** The least number of people for whom a spread is shown, because single people could be identified among fewer. */
export const minPeopleForSpread = 5;

/** The middle half of a group's values, with one value for each person and no names. */
export type Spread = {
  readonly people: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
};

/** The quartiles of one value of each person, between neighbours in proportion; null for fewer than five people. */
export function getSpread(values: readonly number[]): Spread | null {
  if (values.length < minPeopleForSpread) return null;
  return {
    people: values.length,
    lowerQuartile: computeQuantile(values, 0.25),
    median: computeMedian(values),
    upperQuartile: computeQuantile(values, 0.75),
  };
}
