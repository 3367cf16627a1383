/** The public interface of this module: what other modules of the API may import. */

export type { ClassView } from "./class-view.ts";
export { invitationRoutes } from "./invitation-routes.ts";
