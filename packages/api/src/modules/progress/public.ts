/** The public interface of this module: what other modules of the API may import. */

export {
  attemptOf,
  outcomeLetter,
  type StoredAttempts,
  standingOf,
} from "./attempt-series.ts";
export { chosenRule, ruleOrDefault } from "./proficiency-rules.ts";
