/** The public interface of this module: what other modules of the API may import. */

export {
  attemptOf,
  outcomeLetter,
  proficiencyFiguresOf,
  type StoredAttempts,
} from "./attempt-series.ts";
export { chosenRule, ruleOrDefault } from "./proficiency-rules.ts";
