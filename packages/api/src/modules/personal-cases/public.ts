/** The public interface of this module: what other modules of the API may import. */
export { personalCaseRoutes } from "./case-routes.ts";
