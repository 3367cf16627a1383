/** What other rooms of the API may use of this one. */
export { type CodeSubjects, codeSubjects } from "./code-subjects.ts";
export {
  insertWrongCode,
  takeTurn,
  turnsOfCode,
  type WrongCodeColumns,
  waitOf,
  wrongCodes,
} from "./wrong-codes.ts";
