/** The public interface of this module: what other modules of the API may import. */
export { type CodeSubjects, codeSubjects } from "./code-subjects.ts";
export { countWrongCode, waitOfSubject } from "./subject-limit.ts";
export {
  type CodeDeps,
  insertWrongCode,
  lockCodeSubjects,
  remainingWaitSeconds,
  tryCode,
  type WrongCodeColumns,
  wrongCodes,
} from "./wrong-codes.ts";
