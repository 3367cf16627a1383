/** The public interface of this module: what other modules of the API may import. */
export { findRatingsOfAttendings } from "./list-entrustments.ts";
