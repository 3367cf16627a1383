/** What other rooms of the API may use of this one. */

export type { ClassView } from "./class-view.ts";
export { invitationRoutes } from "./invitation-routes.ts";
