/** The public interface of this module: what other modules of the API may import. */

export {
  getAttempt,
  getProficiencyFigures,
  outcomeLetter,
  type StoredAttempts,
} from "./attempt-series.ts";
export { chosenRule, ruleOrDefault } from "./proficiency-rules.ts";
