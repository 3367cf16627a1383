import { medianOf, quantileOf } from "../statistics.ts";

/** With fewer people the spread is not shown, because single people could be identified. */
export const leastPeopleOfSpread = 5;

/** The middle half of a group's values, with one value for each person and no names. */
export type Spread = {
  readonly people: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
};

/** The quartiles of one value of each person, between neighbours in proportion; null for fewer than five people. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < leastPeopleOfSpread) return null;
  return {
    people: values.length,
    lowerQuartile: quantileOf(values, 0.25),
    median: medianOf(values),
    upperQuartile: quantileOf(values, 0.75),
  };
}
