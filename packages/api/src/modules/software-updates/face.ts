/** What other rooms of the API may use of this one. */
export { documentationRoutes, linkToDocument } from "./documentation.ts";
export { lookAfterUpdates } from "./look-after-updates.ts";
export { offerSoftware } from "./offer-releases.ts";
export { isPackageLink, mayUsePackageLink } from "./package-links.ts";
export { stationUpdateRoutes } from "./station-update-routes.ts";
export { takeBackNotices } from "./tell.ts";
export { updatesOf } from "./update-queries.ts";
export { standingOf, stateView } from "./update-view.ts";
