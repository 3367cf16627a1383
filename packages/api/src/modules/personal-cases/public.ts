/** What other rooms of the API may use of this one. */
export { personalCaseRoutes } from "./case-routes.ts";
