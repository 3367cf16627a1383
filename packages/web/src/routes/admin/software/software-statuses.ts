/** How a release stands with a station, in the order in which it comes to stand so. */
export const softwareStatuses = [
  "waiting",
  "downloading",
  "ready",
  "installing",
  "installed",
  "failed",
  "superseded",
] as const;
export type SoftwareStatus = (typeof softwareStatuses)[number];
