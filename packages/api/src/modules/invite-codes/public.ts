/** What other rooms of the API may use of this one. */
export { type CodeSubjects, codeSubjects } from "./code-subjects.ts";
export {
  insertWrongCode,
  lockCodeSubjects,
  lockKeysOfCode,
  remainingWaitSeconds,
  type WrongCodeColumns,
  wrongCodes,
} from "./wrong-codes.ts";
