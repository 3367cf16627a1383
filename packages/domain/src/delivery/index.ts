export { type DailyLimit, type DayOfDeliveries, dailyLimitPassed } from "./daily-limit.ts";
export * from "./delivering-device.ts";
export {
  type FileList,
  fileListVersion,
  isRunId,
  type ListElement,
  type ListedFile,
  listName,
  readFileList,
} from "./file-list.ts";
export { checkLaunch, type Launch, type LaunchedDelivery, launchExpiresAt } from "./launch.ts";
export {
  type DeliveredKind,
  deliveryLimits,
  listPart,
  partOfKind,
  runPart,
  unpackedLimits,
} from "./limits.ts";
export { metricValuesVersion, readMetricValues } from "./metric-values.ts";
export type { ResultRefusal, ResultRefusalReason } from "./refusal.ts";
export { checkRunTimes, type RunTimes } from "./run-times.ts";
export * from "./was-at-simulator.ts";
