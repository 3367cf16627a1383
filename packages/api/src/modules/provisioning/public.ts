/** The public interface of this module: what other modules of the API may import. */
export { hashOfCredential } from "./credentials.ts";
export { linkJoined, linkPerson } from "./link-waiting.ts";
export { deleteOldRequests } from "./request-log.ts";
export { scimRoutes } from "./scim-routes.ts";
