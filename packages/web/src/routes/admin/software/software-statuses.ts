/** The states of a release at a station, in their usual order. */
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
