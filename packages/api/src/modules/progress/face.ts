/** What other modules of the API may use of this one. */
export { chosenRule, ruleOrDefault } from "./proficiency-rules.ts";
export { attemptOf, outcomeLetter } from "./series.ts";
