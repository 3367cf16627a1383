/** The public interface of this module: what other modules of the API may import. */
export { linkJoined, linkPerson } from "./link-waiting.ts";
export { deleteOldRequests } from "./request-log.ts";
export { scimRoutes } from "./scim-routes.ts";
