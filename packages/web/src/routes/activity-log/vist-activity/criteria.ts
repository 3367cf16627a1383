import { flattenGroups, isMet, type ResultGroup } from "@cathedra/domain/results";

/** How many criteria the exercise of a run has, how many of them have a value, and how many are met (6.007, 6.008). */
export type Criteria = { readonly asked: number; readonly evaluated: number; readonly met: number };

export function criteriaOf(tree: readonly ResultGroup[]): Criteria {
  const results = new Set(flattenGroups(tree).flatMap(({ metrics }) => metrics));
  const judged = [...results].flatMap(({ benchmarks, value }) =>
    benchmarks.map((each) => isMet(each, value)),
  );
  return {
    asked: judged.length,
    evaluated: judged.filter((each) => each !== null).length,
    met: judged.filter((each) => each === true).length,
  };
}

/** Of what the score is a share: `7 of 9 criteria evaluated, all met`. Empty where nothing is asked. */
export function criteriaText({ asked, evaluated, met }: Criteria): string {
  if (asked === 0) return "";
  const told = `${evaluated} of ${asked} ${asked === 1 ? "criterion" : "criteria"} evaluated`;
  if (evaluated === 0) return told;
  return `${told}, ${met === evaluated ? "all" : met === 0 ? "none" : met} met`;
}
