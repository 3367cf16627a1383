/** The public interface of this module: what other modules of the API may import. */
export { type PersonView, readPerson } from "./read-person.ts";
export type { StartChoiceView } from "./start-choices.ts";
