/** What other modules of the API may use of this one. */

export { attemptOf, outcomeLetter } from "./attempt-series.ts";
export { chosenRule, ruleOrDefault } from "./proficiency-rules.ts";
