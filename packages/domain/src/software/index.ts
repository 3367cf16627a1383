export * from "./document-names.ts";
export { finishedWork, type RequestedWork, type WorkAction, type WorkEnd } from "./finished-work.ts";
export { type PackageManifest, packageManifestText } from "./package-manifest.ts";
export { rolloutDateText } from "./rollout-date.ts";
export * from "./update-badge.ts";
export {
  canStartWork,
  type UpdateFacts,
  type UpdateStatus,
  type UpdateWork,
  updateStatus,
  type WorkRefusal,
  type WorkRequest,
  type WorkState,
  type WorkStatus,
} from "./update-status.ts";
export { cardDelayMs, checkAfterMs, pollPauseMs, updateTimes } from "./update-times.ts";
export { type UpdateOrder, updateOrders, updatesInView } from "./updates-view.ts";
export * from "./versions.ts";
