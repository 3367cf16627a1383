/** What other rooms of the API may use of this one. */
export { storageRoutes } from "./storage-routes.ts";
