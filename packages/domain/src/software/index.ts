export { type BadgeFacts, type UpdateBadge, type UpdateTab, updateAction, updateBadge } from "./badges.ts";
export { type AskedWork, endsOf, type WorkAction, type WorkEnd } from "./changes.ts";
export {
  type DocumentKind,
  documentKinds,
  documentMaxBytes,
  isDocumentKind,
  isDocumentName,
  isPackageName,
  packageMaxBytes,
} from "./documents.ts";
export { rolloutDateText } from "./rollout-date.ts";
export { cardDelayMs, checkAfterMs, pollPauseMs, updateTimes } from "./times.ts";
export {
  answerToWish,
  type UpdateFacts,
  type UpdateStanding,
  type UpdateWork,
  updateStanding,
  type WishRefusal,
  type WorkStanding,
  type WorkState,
  type WorkWish,
} from "./update-standing.ts";
export { type UpdateOrder, updateOrders, updatesInView } from "./updates-view.ts";
export {
  type InstalledSoftware,
  isNewerRelease,
  isSoftwareCode,
  type OfferedRelease,
  outdatedSoftware,
  releaseVersion,
} from "./versions.ts";
