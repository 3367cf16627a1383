/** The public interface of this module: what other modules of the API may import. */
export { audit, auditInsert } from "./audit.ts";
