/** The public interface of this module: what other modules of the API may import. */
export { type CodeSubjects, codeSubjects } from "./code-subjects.ts";
export {
  insertWrongCode,
  lockCodeSubjects,
  lockKeysOfCode,
  remainingWaitSeconds,
  type WrongCodeColumns,
  wrongCodes,
} from "./wrong-codes.ts";
