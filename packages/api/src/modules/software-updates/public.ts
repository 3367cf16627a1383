/** The public interface of this module: what other modules of the API may import. */
export { documentationRoutes, linkToDocument } from "./documentation.ts";
export { withdrawNotices } from "./notify-update.ts";
export { offerSoftware } from "./offer-releases.ts";
export { isPackageLink, mayUsePackageLink } from "./package-links.ts";
export { settleUpdatesPeriodically } from "./settle-updates.ts";
export { stationUpdateRoutes } from "./station-update-routes.ts";
export { findUpdates } from "./update-queries.ts";
export { currentUpdateStatus, stateView } from "./update-view.ts";
